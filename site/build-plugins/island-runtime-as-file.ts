import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import islandRuntime from 'astro/runtime/server/astro-island.prebuilt.js';

const MODULE = /\/astro\/dist\/runtime\/server\/scripts\.js$/;
const INLINE = '<script>${process.env.NODE_ENV === "development" ? islandScriptDev : islandScript}</script>';

/**
 * Moves Astro's script that hydrates islands (4 kB) into a file. Astro repeats it in the HTML of every page with an
 * island, before the first paint; a file is loaded in parallel and cached. An island that is parsed before the script
 * has loaded is hydrated when it arrives: it is a custom element, and its directive waits for it.
 * @throws Error when the code of Astro's module is not the expected one
 */
export function islandRuntimeAsFile(): AstroIntegration {
  const hash = createHash('sha256').update(islandRuntime).digest('base64url').slice(0, 8);
  const path = `_astro/islands.${hash}.js`;
  return {
    name: 'island-runtime-as-file',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        updateConfig({ vite: { plugins: [{ name: 'island-runtime-as-file', transform: namedScript(path) }] } });
      },
      'astro:build:done': async ({ dir }) => {
        await mkdir(new URL('_astro/', dir), { recursive: true });
        await writeFile(new URL(path, dir), islandRuntime);
      },
    },
  };
}

const namedScript = (path: string) => (code: string, id: string) => {
  if (!MODULE.test(id)) return undefined;
  if (!code.includes(INLINE)) {
    throw new Error('Astro adds the script of islands in another way: look at island-runtime-as-file.ts.');
  }
  return { code: code.replace(INLINE, `<script async src="/${path}"></script>`), map: null };
};
