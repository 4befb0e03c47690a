// Chooses the specs that concern a file: by their recorded calls, by imports, and by a table for everything else.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { git, importersOf, inTurns, readMap, root, wordsOf } from './spec-map.mjs';

/** Specs that calls and imports do not reveal: they read declarations, tables, texts and pages of the whole product. */
const ALSO = [
  [/\.controller\.ts$/, ['api/test/permissions.e2e-spec.ts', 'api/test/openapi.e2e-spec.ts']],
  [/\.(dto|view|row)\.ts$/, ['api/test/openapi.e2e-spec.ts']],
  [/\.entity\.ts$|\/migrations\//, ['api/test/schema.e2e-spec.ts', 'api/test/schema-expands.e2e-spec.ts']],
  [
    /[./]mails\.ts$|core\/src\/editable-texts\//,
    ['api/test/mail-previews.e2e-spec.ts', 'api/test/editable-texts.e2e-spec.ts'],
  ],
  [/site\/src\/i18n\/|core\/src\/texts\//, ['e2e/languages.spec.ts', 'e2e/pseudo-language.spec.ts']],
  [/site\/.+\.(css|astro)$/, ['e2e/layout.spec.ts', 'e2e/pages.spec.ts']],
  [/admin\/src\/(i18n\/|main)|core\/src\/texts\/en\/dashboard\//, ['e2e/dashboard/screens.spec.ts']],
  [/^api\/src\/(cli\/)?[\w-]+\.ts$/, ['e2e/processes.spec.ts']],
  // A function that all specs call may have a branch that only these take.
  [/\/platform\/(database|errors)\//, ['api/test/database-away.e2e-spec.ts', 'api/test/transactions.e2e-spec.ts']],
  [/^(Dockerfile|docker-compose\.yml)$/, ['api/src/config/containers.spec.ts']],
  [/^docs\/coverage\.md$/, ['api/test/coverage.e2e-spec.ts']],
];

/** The largest part of a suite's time that a selection may take. */
const MAX_SHARE = { api: 0.35, browser: 0.06 };
const SUITES = Object.keys(MAX_SHARE);

const map = readMap();
const importers = importersOf();
const specs = git('ls-files', '--cached', '--others', '--exclude-standard', '*spec.ts').filter((file) =>
  existsSync(join(root, file)),
);

/** The specs to run for changed files, as many as `MAX_SHARE` allows: `{ api, browser }`. */
export function selectionFor(files) {
  const concerned = files.map(specsOf);
  return Object.fromEntries(
    SUITES.map((suite) => [
      suite,
      affordable(
        suite,
        concerned.map((bySuite) => bySuite[suite]),
      ),
    ]),
  );
}

/** @returns the specs that concern a file, for each suite, the most relevant first */
export function specsOf(file) {
  const also = ALSO.filter(([kind]) => kind.test(file)).flatMap(([, names]) => names);
  const [api, browser] = SUITES.map((suite) => {
    const own = specs.filter((spec) => suiteOf(spec) === suite && (spec === file || isBeside(spec, file)));
    return [...new Set([...own, ...also.filter((spec) => suiteOf(spec) === suite), ...callersOf(suite, file)])];
  });
  // API specs are faster, and browser specs need a build.
  return { api, browser: file.startsWith('api/') && api.length > 0 ? [] : browser };
}

/** Whether a spec is next to its file, as `core/src/money.spec.ts` and `core/src/money.ts`. */
function isBeside(spec, file) {
  return spec.replace('.spec.ts', '') === file.replace(/\.tsx?$/, '');
}

function suiteOf(spec) {
  return spec.startsWith('e2e/') ? 'browser' : 'api';
}

/**
 * The specs that call a file, then those of its importers, which is all that is known of types, constants and new
 * files. Last, the specs that have words of the file's name: those newer than the recording, and all of them for a
 * file of which no call is known, such as a script that a page contains.
 */
function callersOf(suite, file) {
  const { specs: names = {}, files = {} } = map[suite] ?? {};
  const places = Object.keys(names);
  const known = (one) => (specs.includes(one) ? [one] : (files[one] ?? []).map((place) => places[place]));
  let level = [...(importers.get(file) ?? [])];
  const seen = new Set([file, ...level]);
  const found = [known(file), inTurns(level.map(known))].flat();
  while (found.length === 0 && level.length > 0) {
    level = [...new Set(level.flatMap((one) => [...(importers.get(one) ?? [])]))].filter((one) => !seen.has(one));
    for (const one of level) seen.add(one);
    found.push(...inTurns(level.map(known)));
  }
  const isUnknown = found.length === 0;
  const named = specs.filter((spec) => (isUnknown || !(spec in names)) && !wordsOf(spec).isDisjointFrom(wordsOf(file)));
  return [...new Set([...found, ...named])].filter((spec) => suiteOf(spec) === suite && specs.includes(spec));
}

/** The most relevant specs of each file, until their time is used up. Specs without a recorded time always run. */
function affordable(suite, lists) {
  const seconds = map[suite]?.specs ?? {};
  const maxSeconds = MAX_SHARE[suite] * Object.values(seconds).reduce((sum, one) => sum + one, 0);
  let spent = 0;
  return inTurns(lists).filter((spec) => {
    const fits = spent + (seconds[spec] ?? 0) <= maxSeconds;
    if (fits) spent += seconds[spec] ?? 0;
    return fits || !seconds[spec];
  });
}
