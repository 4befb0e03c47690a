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
  security: { csp: true },
  // Nothing inline that is not hashed, and style sheets as files, so that they are loaded once and kept.
  build: { inlineStylesheets: 'never' },
});
