// Which specs concern a file: what was recorded of their calls, and what neither calls nor imports can tell.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { git, importersOf, inTurns, readMap, root, wordsOf } from './spec-map.mjs';

/** What neither calls nor imports can tell: these read the declarations, tables, texts and pages of the whole product. */
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
  [/\/platform\/database\//, ['api/test/database-away.e2e-spec.ts']],
  [/^(Dockerfile|docker-compose\.yml)$/, ['api/src/config/containers.spec.ts']],
  [/^docs\/coverage\.md$/, ['api/test/coverage.e2e-spec.ts']],
];

/** So much of a suite's time at most, and of several files the most telling specs. */
const SHARE = { api: 0.35, browser: 0.06 };
const SUITES = Object.keys(SHARE);

const map = readMap();
const importers = importersOf();
const specs = git('ls-files', '--cached', '--others', '--exclude-standard', '*spec.ts').filter((file) =>
  existsSync(join(root, file)),
);

/** The specs to run for changed files, for each suite, as many as its share of time allows: `{ api, browser }`. */
export function selectionFor(files) {
  const concerned = files.map(specsOf);
  return Object.fromEntries(
    SUITES.map((suite) => [
      suite,
      affordable(
        suite,
        concerned.map((of) => of[suite]),
      ),
    ]),
  );
}

/** @returns for each suite the specs that concern a file, the most telling first */
export function specsOf(file) {
  const also = ALSO.filter(([kind]) => kind.test(file)).flatMap(([, names]) => names);
  const [api, browser] = SUITES.map((suite) => {
    const own = specs.filter((spec) => suiteOf(spec) === suite && (spec === file || isBeside(spec, file)));
    return [...new Set([...own, ...also.filter((spec) => suiteOf(spec) === suite), ...callersOf(suite, file)])];
  });
  // The API's own specs are the quicker ones, and to play in a browser all must be built.
  return { api, browser: file.startsWith('api/') && api.length > 0 ? [] : browser };
}

/** `core/src/money.spec.ts` is beside `core/src/money.ts`. */
function isBeside(spec, file) {
  return spec.replace('.spec.ts', '') === file.replace(/\.tsx?$/, '');
}

function suiteOf(spec) {
  return spec.startsWith('e2e/') ? 'browser' : 'api';
}

/**
 * The specs that call a file, and those of what imports it: of types, constants and new files that is all that is known.
 * Then those that came after the record and are named like the file.
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
  const named = specs.filter((spec) => !(spec in names) && !wordsOf(spec).isDisjointFrom(wordsOf(file)));
  return [...new Set([...found, ...named])].filter((spec) => suiteOf(spec) === suite && specs.includes(spec));
}

/** The most telling of each file's specs, until their time is what the suite may take; those that nobody timed are new. */
function affordable(suite, lists) {
  const seconds = map[suite]?.specs ?? {};
  const most = SHARE[suite] * Object.values(seconds).reduce((sum, one) => sum + one, 0);
  let spent = 0;
  return inTurns(lists).filter((spec) => {
    const fits = spent + (seconds[spec] ?? 0) <= most;
    if (fits) spent += seconds[spec] ?? 0;
    return fits || !seconds[spec];
  });
}
