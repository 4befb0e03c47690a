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
  // The API makes every width of a picture; sharp would only make the bundle larger.
  image: { service: passthroughImageService() },
  security: {
    // `middleware.ts` checks Sec-Fetch-Site instead: a page with the referrer policy `no-referrer` sends the Origin
    // "null", and behind a proxy the Origin need not be the one that the site knows. Logins do not use cookies anyway.
    checkOrigin: false,
    // Pages are rendered on demand, so the policy is sent as a header and may contain frame-ancestors.
    csp: {
      directives: [
        "default-src 'self'",
        // Previews of pictures are data URLs; `Base.astro` adds the origins where pictures are stored.
        "img-src 'self' data:",
        "frame-src 'self' https://www.openstreetmap.org",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
    },
  },
  // No inline styles: the policy header of every page would contain the hash of every inline style of the site.
  build: { inlineStylesheets: 'never' },
  vite: {
    plugins: [textsByLanguage(), asciiOnly()],
    // One style sheet for every page and small ones for components, so that a first visit waits only for the styles it
    // needs. Sheets in `styles/` that islands use are imported by the pages and components that show those islands.
    build: {
      // Only for `npm run test:record`, which needs the original name of each function.
      sourcemap: process.env.SOURCE_MAPS ? 'hidden' : false,
      cssCodeSplit: true,
      // Nobody opens a picture or chooses a currency before reading the page: inlined, these scripts would delay the
      // first paint.
      assetsInlineLimit: (file) => (/TourGallery|Currencies/.test(file) ? false : undefined),
    },
    environments: {
      // The server bundle contains its packages in their production build, whatever NODE_ENV is at run time.
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
                // A few files instead of a dozen: on a slow network the requests cost more than their bytes.
                groups: [
                  // First, or it would be bundled into the file of the forms, which every island would then load.
                  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//, priority: 1 },
                  // Scripts without React read it too: in the file of the forms, it would load React with it.
                  { name: 'days', test: /\/core\/src\/kigali-time\.ts/, priority: 1 },
                  // Separate from the modules that wait for the texts, because the script of a button must not wait.
                  {
                    name: 'page',
                    test: /\/site\/src\/(i18n\/language|lib\/(toast|redirect|saved-slugs|saved-tours))\.ts|\/core\/src\/(languages|money|prices|texts\/(format-message|read-in)|refusals\/refusal-in)\.ts/,
                    priority: 2,
                  },
                  // Without the files of single groups: whatever is bundled with those would wait for their texts.
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
