import { defineVitrailView } from './define-vitrail-view.tsx'

// The built file lies beside the stylesheet.
defineVitrailView({ stylesheet: new URL('./styles.css', import.meta.url).href })
