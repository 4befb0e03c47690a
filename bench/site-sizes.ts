// Fails the build of the site when a page is over budget. It renders every public route from the build itself, with one
// record of each kind; `e2e/page-weight.spec.ts` measures the pages again as the product serves them.
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { budgetOf, fromFolder, isTooHeavy, weigh } from './page-weight.ts';
import { sampleLocals } from './sample-locals.ts';
import { SAMPLE_PATHS } from './sample-records.ts';

const dist = new URL('../site/dist/', import.meta.url);
const { render } = (await import(new URL('server/entry.mjs', dist).href)) as {
  render(request: Request, locals: object, clientAddress: string): Promise<Response>;
};
const read = fromFolder(fileURLToPath(new URL('client', dist)));
const locals = { ...sampleLocals, clientFiles: await readdir(new URL('client/_astro', dist)) };

const tooHeavy: string[] = [];
for (const path of SAMPLE_PATHS) {
  const answer = await render(new Request(`http://localhost${path}`), locals, '127.0.0.1');
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  const weight = weigh(await answer.text(), read);
  const line = `${path.padEnd(34)} ${kB(weight.total)} of ${kB(budgetOf(weight))} (html ${kB(weight.html)}, css ${kB(weight.css)}, js ${kB(weight.js)}; first paint ${kB(weight.firstPaint)}, later ${kB(weight.later)})`;
  if (isTooHeavy(weight)) tooHeavy.push(line);
  else if (process.env.SHOW_SIZES) console.log(line);
}
if (tooHeavy.length) {
  console.error(`These pages outgrow their budget (bench/page-weight.ts):\n${tooHeavy.join('\n')}`);
  process.exit(1);
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
