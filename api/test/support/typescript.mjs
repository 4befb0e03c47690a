import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const sources = new URL('../../src/', import.meta.url);
/** Sources that a run breaks on purpose, by their files (`scripts/broken-source.mjs`). */
const broken = process.env.BROKEN_SOURCES ? JSON.parse(readFileSync(process.env.BROKEN_SOURCES, 'utf8')) : {};
const configFile = fileURLToPath(new URL('../../.swcrc', import.meta.url));

// Lets this process import TypeScript, with the compiler and the settings that build the product.
registerHooks({
  resolve(specifier, context, next) {
    // The package gives what is built; specs test the sources, and there must be one of each entity.
    const [, module] = /^@imisozi\/api\/(?!test\/|openapi$)(.+)$/.exec(specifier) ?? [];
    if (module) return { url: new URL(`${module}.ts`, sources).href, shortCircuit: true };
    if (specifier.startsWith('.') && specifier.endsWith('.js')) {
      const source = new URL(specifier.replace(/js$/, 'ts'), context.parentURL);
      if (existsSync(source)) return { url: source.href, shortCircuit: true };
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    const { href, pathname } = withoutQuery(url);
    if (!pathname.endsWith('.ts')) return next(url, context);
    const filename = fileURLToPath(href);
    const options = { filename, configFile, swcrc: false, sourceMaps: 'inline' };
    return {
      format: 'module',
      source: transformSync(broken[filename] ?? readFileSync(filename, 'utf8'), options).code,
      shortCircuit: true,
    };
  },
});
process.setSourceMapsEnabled(true);

function withoutQuery(url) {
  const copy = new URL(url);
  copy.search = '';
  return copy;
}
