import type { AstroIntegration } from 'astro';

/**
 * Builds the site into a module that turns a web `Request` into a `Response`. The API process serves pages with it, so
 * that they pass through the same hooks (security headers, compression, cache) as everything else; `@astrojs/node`
 * would write to the socket and bypass them.
 */
export default function embedded(): AstroIntegration {
  return {
    name: 'embedded',
    hooks: {
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'embedded',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./server.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: { serverOutput: 'stable', staticOutput: 'unsupported', sharpImageService: 'stable' },
        }),
    },
  };
}
