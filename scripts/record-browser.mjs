// Records which functions the browser specs call, for `test-record.mjs`: Node and Chromium count the calls, and source
// maps lead from the bundles to the sources.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { findProgram } from '../e2e/support/private-servers.mjs';
import { git, root, run } from './spec-map.mjs';

/** How many specs run at a time; each has its own instance of the product, so that calls belong to one spec. */
const AT_ONCE = 2;
const BUILDS = [
  ['run', 'build', '-w', 'api', '--', '--sourcemap', 'hidden'],
  ['run', 'types', '-w', 'api'],
  ['run', 'build', '-w', 'site'],
  ['run', 'build', '-w', 'admin', '--', '--sourcemap', 'hidden'],
];

/** @returns the calls and seconds of each spec, in the format of `recordApi` */
export async function recordBrowser(folder) {
  for (const build of BUILDS) run([process.env.npm_execpath, ...build], { SOURCE_MAPS: 'hidden' });
  const recorded = {};
  const waiting = git('ls-files', 'e2e/*.spec.ts', 'e2e/dashboard/*.spec.ts');
  const one = async () => {
    for (let spec = waiting.shift(); spec; spec = waiting.shift()) recorded[spec] = await recordSpec(spec, folder);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return recorded;
}

async function recordSpec(spec, folder) {
  const calls = join(folder, spec.replaceAll('/', '__'));
  mkdirSync(calls, { recursive: true });
  const started = Date.now();
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'];
  const child = spawn(process.execPath, [...playwright, '--workers=1', '--reporter=dot', spec], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      RECORD_CALLS: calls,
      CHROMIUM: process.env.CHROMIUM ?? findProgram('chromium-headless-shell', 'chromium', 'google-chrome'),
    },
  });
  await new Promise((resolve) => child.once('close', resolve));
  return { seconds: (Date.now() - started) / 1_000, calls: callsIn(calls) };
}

/** @returns the calls recorded in a folder, as `{ file: { function: count } }` */
function callsIn(folder) {
  const calls = {};
  for (const name of readdirSync(folder)) {
    const { result } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    for (const { url, functions } of result) {
      const bundle = bundleOf(url);
      if (!bundle) continue;
      for (const { functionName, ranges } of functions) {
        const [{ startOffset, count }] = ranges;
        const source = count > 0 && (functionName || startOffset > 0) && sourceAt(bundle, startOffset);
        if (!source) continue;
        const key = `${functionName}:${source.line}`;
        calls[source.file] ??= {};
        calls[source.file][key] = (calls[source.file][key] ?? 0) + count;
      }
    }
  }
  return calls;
}

const bundles = new Map();

/** The bundle of a URL, with its source map and the offsets of its lines; undefined for files that are not ours. */
function bundleOf(url) {
  const path = url.startsWith('file:')
    ? fileURLToPath(url)
    : join(
        root,
        new URL(url, 'http://localhost').pathname
          .replace('/account/', 'admin/dist/')
          .replace('/_astro/', 'site/dist/client/_astro/'),
      );
  if (!bundles.has(path)) bundles.set(path, existsSync(`${path}.map`) ? readBundle(path) : undefined);
  return bundles.get(path);
}

function readBundle(path) {
  const lines = [0];
  const text = readFileSync(path, 'utf8');
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines.push(at + 1);
  return { path, lines, map: new TraceMap(readFileSync(`${path}.map`, 'utf8')) };
}

/** @returns the source file and line of an offset in a bundle, if the source is ours */
function sourceAt({ path, lines, map }, offset) {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (lines[middle] <= offset) low = middle;
    else high = middle - 1;
  }
  const { source, line } = originalPositionFor(map, { line: low + 1, column: offset - lines[low] });
  if (!source) return undefined;
  const file = relative(root, join(dirname(path), source)).replace(/^api\/dist\/unbundled\/(.+)\.js$/, 'api/src/$1.ts');
  return /^(api|core|site|admin)\/src\//.test(file) ? { file, line } : undefined;
}
