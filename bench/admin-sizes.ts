// Fails the build of the dashboard when its first load, the page and the overview screen, is over budget.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packed, fromFolder, withImports } from './page-weight.ts';

/** Bytes of JavaScript, compressed. */
const BUDGET = 450_000;
const OVERVIEW = 'src/dashboard/Dashboard.tsx';
const BASE = '/account/';

const dist = fileURLToPath(new URL('../admin/dist/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as Record<string, { file: string }>;
const overview = manifest[OVERVIEW];
if (!overview) throw new Error(`The build has no ${OVERVIEW}`);

const page = readFileSync(`${dist}index.html`, 'utf8');
const named = [...page.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path = '']) => path.replace(BASE, '/'));
const read = fromFolder(dist);
const files = withImports([...named, `/${overview.file}`], read);
const bytes = [...files].reduce((total, path) => total + packed(read(path)), 0);
const summary = `The dashboard's first load: ${(bytes / 1000).toFixed(1)} kB of JavaScript in ${files.size} files, of ${BUDGET / 1000} kB`;
if (bytes > BUDGET) {
  console.error(`${summary}: too much`);
  process.exit(1);
}
if (process.env.SHOW_SIZES) console.log(summary);
