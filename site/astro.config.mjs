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
    // `middleware.ts` asks Sec-Fetch-Site instead: the Origin of a page that keeps its address to itself is "null", and
    // behind a proxy it need not be the address that the site knows as its own. No cookie carries a login anyway.
    checkOrigin: false,
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
