// Breaks files of the API at random, one at a time, and tells whether `npm run test:changed` finds what the whole suite
// finds: `node bench/broken-files.mjs 40`, with a seed as second argument for another selection. A run continues where
// the last run with that seed ended; `--only 5` runs five breaks now. The files on disk are not changed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breaksOf, broken, writeBroken } from '../scripts/broken-source.mjs';
import { selectionFor } from '../scripts/spec-choice.mjs';
import { git, root } from '../scripts/spec-map.mjs';

const [count = 40, seed = 20261127] = process.argv
  .slice(2)
  .filter((arg) => /^\d+$/.test(arg))
  .map(Number);
const only = Number(/--only[ =](\d+)/.exec(process.argv.join(' '))?.[1] ?? count);
const KEPT = join(root, `node_modules/.cache/broken-files-${seed}.json`);
const random = randomFrom(seed);
const JEST = [
  'node_modules/jest/bin/jest.js',
  '--config',
  'api/jest.config.js',
  '--forceExit',
  '--silent',
  '--bail',
  '--testTimeout=60000',
];
/** The whole suite takes three minutes on an idle machine. */
const MAX_SECONDS = 1_800;
/** The exit code of `timeout` when the time is up. */
const TIMED_OUT = 124;
const files = git('ls-files', 'api/src').filter(
  (file) => /\.ts$/.test(file) && !/spec\.ts$|\/cli\/|\/database\/migrations\//.test(file),
);
const folder = mkdtempSync(join(tmpdir(), 'broken-'));
const rows = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};

console.log('| file | what was broken | selected specs | selection | whole suite |');
console.log('| --- | --- | --- | --- | --- |');
let played = 0;
for (let place = 0; place < count;) {
  const file = oneOf(files);
  const breaks = breaksOf(file);
  if (breaks.length === 0) continue;
  const one = oneOf(breaks);
  const name = `${place} ${file}:${one.line} ${one.what}`;
  if (!rows[name] && played < only) {
    played += 1;
    rows[name] = rowOf(one);
    mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
    writeFileSync(KEPT, JSON.stringify(rows, undefined, 1));
  }
  if (rows[name]) console.log(rows[name]);
  place += 1;
}
rmSync(folder, { recursive: true });

/** Runs the selected specs and, if none of them fails, all others. */
function rowOf(one) {
  const sources = join(folder, 'sources.json');
  writeBroken(sources, { [one.file]: broken(one) });
  const { api: selected } = selectionFor([one.file]);
  const selection = selected.length > 0 ? notices(sources, selected) : { noticed: false, seconds: 0 };
  // A break that fails a selected spec fails the whole suite too.
  const whole = selection.noticed ? selection : notices(sources, othersThan(selected));
  const what = `${one.line}: \`${one.what}\``.replaceAll('|', '\\|');
  const row = [one.file, what, selected.length, verdictOf(selection), selection.noticed ? 'fails' : verdictOf(whole)];
  return `| ${row.join(' | ')} |${whole.noticed && !selection.noticed ? ' MISSED |' : ''}`;
}

function othersThan(selected) {
  return git('ls-files', 'api/**spec.ts', 'core/**spec.ts').filter((spec) => !selected.includes(spec));
}

/** Runs specs until one fails; a timeout counts as a failure. */
function notices(sources, specs) {
  const started = Date.now();
  const jest = [String(MAX_SECONDS), process.execPath, ...JEST, '--runTestsByPath', ...specs];
  const { status, stderr } = spawnSync('timeout', jest, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TEST_DATABASE_URL: '', TEST_REDIS_URL: '', BROKEN_SOURCES: sources },
  });
  const [, failed] = /^FAIL (\S+)/m.exec(stderr) ?? [];
  const seconds = Math.round((Date.now() - started) / 1_000);
  return { noticed: status !== 0, seconds, failed: status === TIMED_OUT ? 'hangs' : failed };
}

function verdictOf({ noticed, failed, seconds }) {
  return `${noticed ? `fails (${failed})` : 'passes'} after ${seconds} s`;
}

function oneOf(list) {
  return list[Math.floor(random() * list.length)];
}

function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
