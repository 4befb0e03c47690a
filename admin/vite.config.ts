import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { parsedMessages } from '@imisozi/core/texts/parsed-messages';

/** Where the API runs while the dashboard is developed with `npm run dev -w admin`. */
const API = 'http://localhost:3000';

export default defineConfig({
  base: '/account/',
  plugins: [parsedMessages(), react()],
  // The server puts a word of its own here for each answer (`api/src/web/serve-dashboard.ts`).
  html: { cspNonce: 'NONCE_OF_THIS_ANSWER' },
  build: {
    assetsDir: 'assets',
    // One file of any size may be; what counts is the first load as it travels, and bench/admin-sizes.ts ends the build for it.
    chunkSizeWarningLimit: Infinity,
    // What the check of sizes reads.
    manifest: true,
    // The content security policy of the dashboard takes fonts and pictures from files only.
    assetsInlineLimit: 0,
    // These know light-dark(). For older ones it would be rewritten to follow the machine only, not the person's choice.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  server: { proxy: { '/api': API, '/auth': API, '/media': API, '/_astro': API } },
});
