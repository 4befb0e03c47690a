import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { parsedMessages } from '@imisozi/core/texts/parsed-messages';

/** The URL of the API in development with `npm run dev -w admin`. */
const API = 'http://localhost:3000';

export default defineConfig({
  base: '/account/',
  plugins: [parsedMessages(), react()],
  // The server replaces it by a new nonce for each response (`api/src/web/serve-dashboard.ts`).
  html: { cspNonce: 'NONCE_OF_THIS_ANSWER' },
  build: {
    assetsDir: 'assets',
    // A single file may have any size; bench/admin-sizes.ts limits the compressed size of the first load.
    chunkSizeWarningLimit: Infinity,
    // Read by bench/admin-sizes.ts.
    manifest: true,
    // The dashboard's Content-Security-Policy allows fonts and pictures from files only.
    assetsInlineLimit: 0,
    // These browsers support light-dark(). For older ones it would be rewritten to ignore the user's choice of scheme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  server: { proxy: { '/api': API, '/auth': API, '/media': API, '/_astro': API } },
});
