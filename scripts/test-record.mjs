// `npm run test:record`: runs the specs and records which files each of them calls, for `npm run test:changed`. Repeat
// it when many files are new or have moved; until then `test:changed` chooses the specs of their importers.
// `-- api` and `-- browser` record only one suite and keep the record of the other.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { recordBrowser } from './record-browser.mjs';
import { inTurns, readMap, root, run, wordsOf, writeMap } from './spec-map.mjs';

/** For each function, so many specs are kept by relevance, and so many by number of calls. */
const MAX_PER_FUNCTION = 4;
/** So many specs are kept for each file; browser specs take longer. */
const MAX_PER_FILE = { api: 28, browser: 12 };

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

/** Puts the specs of every file into the map, the most relevant first. */
function keep(suite, recorded) {
  const specs = Object.keys(recorded).sort();
  const callersOfAll = callersOf(recorded);
  const breadths = breadthsOf(callersOfAll, specs);
  // Left out: deleted files, and for the browser, files of the API that API specs call.
  const isKept = ([file]) =>
    existsSync(join(root, file)) && !(suite === 'browser' && file.startsWith('api/') && map.api?.files[file]);
  const files = [...callersOfAll].filter(isKept).map(([file, functions]) => {
    const ranks = ranksOf(file, functions, breadths);
    const callers = [...functions.values()].flatMap((counts) =>
      [ranks, counts].map((order) =>
        [...counts.keys()].sort((one, other) => order.get(other) - order.get(one)).slice(0, MAX_PER_FUNCTION),
      ),
    );
    return [
      file,
      inTurns(callers)
        .slice(0, MAX_PER_FILE[suite])
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
        const byFunction = callers.get(file);
        byFunction.set(name, (byFunction.get(name) ?? new Map()).set(spec, count));
      }
    }
  }
  return callers;
}

/**
 * How relevant each spec is for a file: the share of its calls that are in the file. Functions that few specs call
 * weigh more, and so do specs whose name shares words with the file.
 */
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

/** The total weight of each spec's calls. */
function breadthsOf(callers, specs) {
  const breadths = new Map(specs.map((spec) => [spec, 1]));
  for (const counts of [...callers.values()].flatMap((functions) => [...functions.values()])) {
    for (const [spec, weight] of weightsOf(counts, specs.length)) breadths.set(spec, breadths.get(spec) + weight);
  }
  return breadths;
}

/** The weight of one function for each spec that calls it: more for rare functions and for many calls. */
function weightsOf(counts, specs) {
  const rarity = Math.log((specs + 1) / counts.size);
  return [...counts].map(([spec, count]) => [spec, rarity * Math.log2(1 + count)]);
}
