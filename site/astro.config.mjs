import react from '@astrojs/react';
import { defineConfig, passthroughImageService } from 'astro/config';
import embedded from './adapter/index.ts';
import { asciiOnly } from './build-plugins/ascii-only.ts';
import { islandRuntimeAsFile } from './build-plugins/island-runtime-as-file.ts';
import { textsByLanguage, textsFile } from './build-plugins/texts-by-language.ts';
import clientDirectives from './client-directives/integration.ts';

export default defineConfig({
  output: 'server',
  adapter: embedded(),
  integrations: [react(), clientDirectives(), islandRuntimeAsFile()],
  trailingSlash: 'ignore',
  compressHTML: true,
  devToolbar: { enabled: false },
  // The API makes the widths of every picture; sharp would only travel with the bundle.
  image: { service: passthroughImageService() },
  security: {
    // `middleware.ts` asks Sec-Fetch-Site instead: the Origin of a page that keeps its address to itself is "null", and
    // behind a proxy it need not be the address that the site knows as its own. No cookie carries a login anyway.
    checkOrigin: false,
    // Pages are rendered on demand, so the policy travels as a header and may name frame-ancestors.
    csp: {
      directives: [
        "default-src 'self'",
        // A preview of a picture stands in the page; `Base.astro` adds where pictures are kept.
        "img-src 'self' data:",
        "frame-src 'self' https://www.openstreetmap.org",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
    },
  },
  // No inline styles: the hash of each one on any page would be in the content security policy of every answer.
  build: { inlineStylesheets: 'never' },
  vite: {
    plugins: [textsByLanguage(), asciiOnly()],
    // A sheet for every page and small ones of components: a first visit waits for its own styles only. The sheets of
    // `styles/` that islands use are imported by the pages and components that show those islands.
    build: {
      // Only for `npm run test:record`, which must know what each function was.
      sourcemap: process.env.SOURCE_MAPS ? 'hidden' : false,
      cssCodeSplit: true,
      // The page is read before a picture is opened or a currency chosen: within the HTML, their scripts would hold up the
      // first paint.
      assetsInlineLimit: (file) => (/TourGallery|Currencies/.test(file) ? false : undefined),
    },
    environments: {
      // The server's bundle carries its packages, as they are in production, whatever NODE_ENV says where it runs.
      ssr: {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: { rolldownOptions: { output: { comments: false } } },
      },
      client: {
        build: {
          rolldownOptions: {
            output: {
              chunkFileNames: ({ name, facadeModuleId }) =>
                `_astro/${textsFile(facadeModuleId ?? '') ?? name}.[hash].js`,
              codeSplitting: {
                // A few files instead of a dozen: on a slow network a request costs more than its bytes.
                groups: [
                  // First, or it would be bundled into the forms' file, which every island would then load.
                  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//, priority: 1 },
                  // Apart from what waits for the texts: a button's script must not.
                  {
                    name: 'page',
                    test: /\/site\/src\/(i18n\/language|lib\/(toast|redirect|saved-slugs|saved-tours))\.ts|\/core\/src\/(languages|money|prices|texts\/(format-message|read-in)|refusals\/refusal-in)\.ts/,
                    priority: 2,
                  },
                  // Without the parts: whatever is bundled with them would wait for them.
                  {
                    name: 'texts',
                    test: /\/site\/src\/(i18n\/(?!for-(bookings|forms|payments)\.)|lib\/(api|forms)\/)/,
                  },
                  { name: 'buttons', test: /\/site\/src\/(scripts\/(save-toggle|show-map)|lib\/maps)\.ts/ },
                  { name: 'form', test: /\/site\/src\/(islands\/form\/|lib\/cat-time)/ },
                  { name: 'form', test: /\/node_modules\/react-hook-form\// },
                ],
              },
            },
          },
        },
      },
    },
  },
});
