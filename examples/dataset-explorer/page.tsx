import { createRoot } from 'react-dom/client'
import { defineCatalog } from 'vitrail'
import { datasetComponents, KIT_COMPONENTS } from 'vitrail/kit'
import { AgentProvider, CanvasProvider } from 'vitrail/react'
import { Canvas, Chat, kitRegistry } from 'vitrail/react/kit'
import 'vitrail/styles.css'
import './page.css'

const catalog = defineCatalog([...KIT_COMPONENTS, ...datasetComponents()])

createRoot(document.body).render(
  <AgentProvider registry={kitRegistry} catalog={catalog}>
    <CanvasProvider>
      <Chat history={false} />
      <Canvas />
    </CanvasProvider>
  </AgentProvider>,
)
