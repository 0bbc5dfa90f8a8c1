import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import 'vitrail/styles.css'
import './styles/playground.css'
import './styles/panel.css'
import './styles/narrow.css'
import { Page } from './shell/page.tsx'

const root = document.getElementById('app')
if (root === null) throw new Error('The page has no #app.')
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
