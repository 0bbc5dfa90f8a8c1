import { createRoot } from 'react-dom/client'
import { defineCatalog } from '../../../core/index.ts'
import { datasetComponents, KIT_COMPONENTS } from '../../../kit/index.ts'
import { CanvasProvider, VitrailProvider } from '../../../react/index.ts'
import { Canvas, kitRegistry } from '../../../react/kit/index.ts'

/** What this page draws; a component of the app's own is drawn as its text. */
const catalog = defineCatalog([...KIT_COMPONENTS, ...datasetComponents()])

document.body.style.margin = '1rem'
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <VitrailProvider registry={kitRegistry} catalog={catalog} headingLevel={2}>
    <CanvasProvider threadId="replay">
      <Canvas title={<h1 style={{ font: 'inherit', margin: 0 }}>{document.title}</h1>} />
    </CanvasProvider>
  </VitrailProvider>,
)
