// Measures every public page with Lighthouse, as a phone on a slow network loads it, and prints the scores. `npm run
// bench:lighthouse -- tour --language=fr` measures only the routes that contain `tour`, in French; the default is every
// language of the site. The exit code is 1 if a page misses a wanted score.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { isLanguage, LANGUAGE_CODES, pathInLanguage } from '@imisozi/core/languages';
import lighthouse from 'lighthouse';
import { OPEN_ROUTES, PRIVATE_ROUTES } from '@imisozi/e2e/support/public-routes';
import { addressOf } from '@imisozi/e2e/support/routes';
import { startProduct } from '@imisozi/e2e/support/product';
import { findProgram, freePort } from '@imisozi/e2e/support/private-servers.mjs';

const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** A busy machine can only make a page slower, so the best of several runs counts. */
const TRIES = 3;

const program =
  process.env.CHROMIUM ?? findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
if (!program) {
  console.error('Lighthouse needs a browser: apt-get install -y chromium');
  process.exit(1);
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { language: { type: 'string' } } });
if (values.language !== undefined && !isLanguage(values.language)) {
  console.error(`--language is one of ${LANGUAGE_CODES.join(', ')}`);
  process.exit(1);
}
const languages = values.language === undefined ? LANGUAGE_CODES : [values.language];
const routes = [...OPEN_ROUTES, ...PRIVATE_ROUTES].filter((route) => route.includes(positionals[0] ?? ''));
const port = await freePort();
const browser = await chromium.launch({
  executablePath: program.startsWith('/') ? program : `/usr/bin/${program}`,
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu'],
});
const product = await startProduct();

let short = 0;
console.log(row('route', ['perf', 'a11y', 'best', 'seo'], 'LCP ms', 'TBT ms', 'CLS', 'kB'));
try {
  for (const language of languages) {
    for (const route of routes) {
      const best = await measure(route, language);
      const reached = Object.entries(WANTED).every(([name, min]) => best.scores[name] >= min);
      if (!reached) short += 1;
      const fault = reached ? '' : `short: ${best.faults.join(', ')}`;
      console.log(row(pathInLanguage(language, route), Object.values(best.scores), ...best.figures, fault));
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
const pages = routes.length * languages.length;
console.log(`\n${pages - short} of ${pages} pages reach ${Object.values(WANTED).join('/')}`);
process.exit(short ? 1 : 0);

async function measure(route, language) {
  let best;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const result = await audit(route, language);
    if (!best || sum(result.scores) > sum(best.scores)) best = result;
    if (Object.entries(WANTED).every(([name, min]) => best.scores[name] >= min)) break;
  }
  return best;
}

/** Repeats a run that failed: Chromium sometimes loses the trace of a page load. */
async function audit(route, language, repeats = 2) {
  const url = product.url + pathInLanguage(language, await addressOf(product.url, route));
  const { lhr } = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: Object.keys(WANTED),
    // Private pages are not indexed on purpose.
    skipAudits: PRIVATE_ROUTES.includes(route) ? ['is-crawlable'] : [],
  });
  if (lhr.runtimeError && repeats > 0) return audit(route, language, repeats - 1);
  if (lhr.runtimeError) throw new Error(`${pathInLanguage(language, route)}: ${lhr.runtimeError.message}`);
  const value = (id) => lhr.audits[id]?.numericValue ?? 0;
  return {
    scores: Object.fromEntries(Object.keys(WANTED).map((id) => [id, Math.round(lhr.categories[id].score * 100)])),
    figures: [
      Math.round(value('largest-contentful-paint')),
      Math.round(value('total-blocking-time')),
      value('cumulative-layout-shift').toFixed(3),
      Math.round(value('total-byte-weight') / 1024),
    ],
    faults: faultsOf(lhr),
  };
}

/** The audits that lower a score. */
function faultsOf(lhr) {
  return Object.values(lhr.categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 0.9)
    .map(({ id }) => `${id} ${lhr.audits[id].displayValue ?? ''}`.trim());
}

function sum(scores) {
  return Object.values(scores).reduce((total, score) => total + score, 0);
}

function row(route, scores, ...figures) {
  return [
    route.padEnd(36),
    ...scores.map((score) => String(score).padStart(5)),
    ...figures.map((one) => String(one).padStart(7)),
  ].join('');
}
