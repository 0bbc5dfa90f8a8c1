import { createRoot } from 'react-dom/client'
import { VitrailProvider } from 'vitrail/react'
import { kitRegistry, VitrailRoot } from 'vitrail/react/kit'

const { DataTable } = kitRegistry

function table(title: string, rows: number, columns: number) {
  const keys = Array.from({ length: columns }, (_, index) => `c${index}`)
  return {
    title,
    pageSize: 25,
    download: true,
    columns: keys.map((key, index) => ({ key, label: `Column ${index + 1}` })),
    rows: Array.from({ length: rows }, (_, row) =>
      Object.fromEntries(keys.map((key, index) => [key, index === 0 ? `Row ${row + 1}` : row * index])),
    ),
  }
}

const page = document.createElement('main')
document.body.append(page)
createRoot(page).render(
  <VitrailProvider locale="en" timeZone="UTC">
    <VitrailRoot>
      <h1>Large tables</h1>
      <DataTable {...table('Long', 10_000, 8)} />
      <DataTable {...table('Wide', 100, 160)} />
    </VitrailRoot>
  </VitrailProvider>,
)
