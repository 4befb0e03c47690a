import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import embedded from './adapter/index.ts';

export default defineConfig({
  output: 'server',
  adapter: embedded(),
  integrations: [react()],
  trailingSlash: 'ignore',
  compressHTML: true,
  devToolbar: { enabled: false },
  security: {
    // Pages are rendered on demand, so the policy travels as a header and may name frame-ancestors.
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: https:",
        "frame-src 'self' https://www.openstreetmap.org",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
    },
  },
  // Nothing inline that is not hashed, and style sheets as files, so that they are loaded once and kept.
  build: { inlineStylesheets: 'never' },
});
