import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import 'vitrail/styles.css'
import './styles/playground.css'
import './styles/panel.css'
import './styles/narrow.css'
import { rememberAddressBefore } from './gallery/kit-address.ts'
import { Page } from './shell/page.tsx'

rememberAddressBefore()
const root = document.getElementById('app')
if (root === null) throw new Error('The page has no #app.')
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
