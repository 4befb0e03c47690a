// Runs the specs that concern the changes since main, in about a minute; `npm test` runs all. Imports are not enough to
// choose them, because every API spec starts the whole product: `npm run test:record` records what each spec calls.
// `npm run test:changed -- HEAD~1` compares with another commit, `-- --list` only prints the selection,
// and `-- --check` checks that every file of the product has specs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../e2e/support/private-servers.mjs';
import { selectionFor, specsOf } from './spec-choice.mjs';
import { git, root, run } from './spec-map.mjs';

const args = process.argv.slice(2);
if (args.includes('--check')) {
  expectEveryFileToHaveSpecs();
  process.exit();
}
const base = args.find((arg) => !arg.startsWith('-')) ?? git('merge-base', 'main', 'HEAD')[0];
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];

for (const file of changed) {
  const names = Object.values(specsOf(file)).flat();
  console.log(`${file}: ${names.length > 0 ? names.join(', ') : 'nothing'}`);
}
const chosen = selectionFor(changed);
console.log(`\nChosen: ${Object.values(chosen).flat().join(', ')}`);
console.log(`${Object.values(chosen).flat().length} spec files for ${changed.length} changed files since ${base}`);
if (!args.includes('--list')) process.exit(runApi(chosen.api) || runBrowser(chosen.browser));

/** Reports the files without any spec. Run `npm run test:record` if there are some. */
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

/** Builds first, because browser specs run the built product. */
function runBrowser(names) {
  if (names.length === 0) return 0;
  const CHROMIUM = process.env.CHROMIUM ?? findProgram('chromium-headless-shell', 'chromium', 'google-chrome');
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'];
  return run(['scripts/prepare.mjs']) || run([...playwright, ...names], { CHROMIUM });
}
