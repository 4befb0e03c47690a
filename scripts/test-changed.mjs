// Runs the specs that concern what changed since main, in about a minute; `npm test` runs them all. Every spec of the API
// starts the whole product, so what it imports says nothing: `npm run test:record` has written down what each really calls.
// `npm run test:changed -- HEAD~1` compares with another commit; `-- --list` only says what it would run,
// `-- --check` whether every file of the product has specs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../e2e/support/private-servers.mjs';
import { git, importersOf, inTurns, readMap, root, run, wordsOf } from './spec-map.mjs';

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

const args = process.argv.slice(2);
const map = readMap();
const importers = importersOf();
const specs = git('ls-files', '--cached', '--others', '--exclude-standard', '*spec.ts').filter((file) =>
  existsSync(join(root, file)),
);
if (args.includes('--check')) {
  expectEveryFileToHaveSpecs();
  process.exit();
}
const base = args.find((arg) => !arg.startsWith('-')) ?? git('merge-base', 'main', 'HEAD')[0];
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];

const concerned = changed.map((file) => {
  const chosen = specsOf(file);
  const names = Object.values(chosen).flat();
  console.log(`${file}: ${names.length > 0 ? names.join(', ') : 'nothing'}`);
  return chosen;
});
const chosen = Object.fromEntries(
  SUITES.map((suite) => [
    suite,
    affordable(
      suite,
      concerned.map((of) => of[suite]),
    ),
  ]),
);
console.log(`\nChosen: ${Object.values(chosen).flat().join(', ')}`);
console.log(`${Object.values(chosen).flat().length} spec files for ${changed.length} changed files since ${base}`);
if (!args.includes('--list')) process.exit(runApi(chosen.api) || runBrowser(chosen.browser));

/** @returns for each suite the specs that concern a file, the most telling first */
function specsOf(file) {
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

/** Says which files of the product no spec is chosen for: then it is time to record anew. */
function expectEveryFileToHaveSpecs() {
  const sources = git('ls-files', 'api/src', 'core/src', 'site/src', 'admin/src').filter(
    (file) => existsSync(join(root, file)) && !/(spec|\.d)\.ts$/.test(file),
  );
  const lists = sources.map((file) => Object.values(specsOf(file)).flat());
  for (const [index, file] of sources.entries()) if (lists[index].length === 0) console.error(`${file} has no specs`);
}

function runApi(names) {
  if (names.length === 0) return 0;
  return run(['node_modules/jest/bin/jest.js', '--config', 'api/jest.config.js', '--runTestsByPath', ...names]);
}

/** The browser's tests run what is built. */
function runBrowser(names) {
  if (names.length === 0) return 0;
  const CHROMIUM = process.env.CHROMIUM ?? findProgram('chromium-headless-shell', 'chromium', 'google-chrome');
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'];
  return run(['scripts/prepare.mjs']) || run([...playwright, ...names], { CHROMIUM });
}
