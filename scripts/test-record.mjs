// `npm run test:record`: runs the specs and writes down which of them really call what, for `npm run test:changed`. To be
// run anew when many files have come or moved; until then, `test:changed` looks at what imports them.
// `-- api` and `-- browser` record one of the two, and keep what is known of the other.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { recordBrowser } from './record-browser.mjs';
import { inTurns, readMap, root, run, wordsOf, writeMap } from './spec-map.mjs';

/** So many specs are kept for each function of those that call it and little else, and of those that call it most. */
const FOR_EACH_FUNCTION = 4;
/** So many are kept for a file: those of the browser take longer. */
const FOR_EACH_FILE = { api: 28, browser: 12 };

const folder = mkdtempSync(join(tmpdir(), 'calls-'));
const [only] = process.argv.slice(2);
const map = readMap();
if (only !== 'browser') keep('api', recordApi());
if (only !== 'api') keep('browser', await recordBrowser(folder));
writeMap(map);
rmSync(folder, { recursive: true, force: true });

/** @returns the calls and seconds of each spec, `{ spec: { seconds, calls: { file: { function: count } } } }` */
function recordApi() {
  const report = join(folder, 'report.json');
  const jest = ['node_modules/jest/bin/jest.js', '--config', 'api/jest.config.js', '--forceExit', '--silent', '--json'];
  run([...jest, `--outputFile=${report}`], { RECORD_CALLS: folder, TEST_DATABASE_URL: '', TEST_REDIS_URL: '' });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return Object.fromEntries(
    testResults.map(({ name, startTime, endTime }) => {
      const spec = relative(root, name);
      const calls = JSON.parse(readFileSync(join(folder, `${spec.replaceAll('/', '__')}.json`), 'utf8'));
      return [spec, { seconds: (endTime - startTime) / 1_000, calls }];
    }),
  );
}

/** Writes the specs of every file, the most telling first. */
function keep(suite, recorded) {
  const specs = Object.keys(recorded).sort();
  const callersOfAll = callersOf(recorded);
  const breadths = breadthsOf(callersOfAll, specs);
  // A file of the API that its own specs call needs no browser, and what is gone by now nothing.
  const isKept = ([file]) =>
    existsSync(join(root, file)) && !(suite === 'browser' && file.startsWith('api/') && map.api?.files[file]);
  const files = [...callersOfAll].filter(isKept).map(([file, functions]) => {
    const ranks = ranksOf(file, functions, breadths);
    const callers = [...functions.values()].flatMap((counts) =>
      [ranks, counts].map((order) =>
        [...counts.keys()].sort((one, other) => order.get(other) - order.get(one)).slice(0, FOR_EACH_FUNCTION),
      ),
    );
    return [
      file,
      inTurns(callers)
        .slice(0, FOR_EACH_FILE[suite])
        .map((spec) => specs.indexOf(spec)),
    ];
  });
  map[suite] = {
    specs: Object.fromEntries(specs.map((spec) => [spec, Math.round(recorded[spec].seconds * 10) / 10])),
    files: Object.fromEntries(files.sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** @returns `file → function → spec → count` */
function callersOf(recorded) {
  const callers = new Map();
  for (const [spec, { calls }] of Object.entries(recorded)) {
    for (const [file, functions] of Object.entries(calls)) {
      if (!callers.has(file)) callers.set(file, new Map());
      for (const [name, count] of Object.entries(functions)) {
        const of = callers.get(file);
        of.set(name, (of.get(name) ?? new Map()).set(spec, count));
      }
    }
  }
  return callers;
}

/** How much each spec is about a file: what it calls there, of all that it calls; the rarer, the more, and if it is named so. */
function ranksOf(file, functions, breadths) {
  const ranks = new Map();
  for (const counts of functions.values()) {
    for (const [spec, weight] of weightsOf(counts, breadths.size)) {
      ranks.set(spec, (ranks.get(spec) ?? 0) + weight / breadths.get(spec));
    }
  }
  for (const [spec, rank] of ranks) ranks.set(spec, rank * (1 + wordsOf(spec).intersection(wordsOf(file)).size));
  return ranks;
}

/** How much each spec calls in all. */
function breadthsOf(callers, specs) {
  const breadths = new Map(specs.map((spec) => [spec, 1]));
  for (const counts of [...callers.values()].flatMap((functions) => [...functions.values()])) {
    for (const [spec, weight] of weightsOf(counts, specs.length)) breadths.set(spec, breadths.get(spec) + weight);
  }
  return breadths;
}

/** What the calls of one function say of each spec. */
function weightsOf(counts, specs) {
  const rarity = Math.log((specs + 1) / counts.size);
  return [...counts].map(([spec, count]) => [spec, rarity * Math.log2(1 + count)]);
}
