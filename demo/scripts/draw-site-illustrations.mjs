/**
 * Draws the pictures that belong to the site itself (hero slides, services, not found, failed) with the
 * project's own composer, into site/public/illustrations. Run it again when the composer changes:
 *
 *   npm run draw:site -w demo
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { drawScene } from '../src/illustrations/index.ts';

const SCENES = [
  'hero-hills',
  'hero-gorilla-forest',
  'hero-lake',
  'airticket',
  'carrental',
  'accommodation',
  'not-found',
  'failed',
  'eventform',
];

const folder = new URL('../../site/public/illustrations/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const name of SCENES) {
  const svg = drawScene(name);
  await writeFile(new URL(`${name}.svg`, folder), svg);
  console.log(`${name}.svg  ${Math.round(svg.length / 1024)} kB`);
}
