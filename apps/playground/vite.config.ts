import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: fileURLToPath(new URL('web', import.meta.url)),
  plugins: [react()],
  resolve: { conditions: ['vitrail:source', 'module', 'browser', 'import', 'default'] },
  build: {
    outDir: fileURLToPath(new URL('dist', import.meta.url)),
    emptyOutDir: true,
    // Small files as `data:` URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_000,
  },
})
