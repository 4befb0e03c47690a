// `npm run test:mutants`: breaks the money's sources in one place at a time and runs the specs that reach them. A break
// that none of them notices (a survivor) asks for another test, or for a line in docs/mutants.md that says why it changes
// nothing. `-- promo cancelling` breaks only files named so; `-- --resume` goes on where the last run ended.
// Stryker's runner for Jest plays many mutants in one process, where our environment would load each spec only once.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { breaksOf, withSwitches, writeBroken } from './broken-source.mjs';
import { Player } from './mutant-player.mjs';
import { specsOf } from './spec-choice.mjs';
import { git, root } from './spec-map.mjs';

/** Prices, seats, promo codes, what is booked and what cancelling costs. */
const MONEY = [
  'core/src/pricing/*.ts',
  'core/src/ledger.ts',
  'core/src/departures.ts',
  'core/src/money.ts',
  'core/src/exchange-rates.ts',
  'api/src/modules/orders/order.promo-codes.ts',
  'api/src/modules/orders/order.seats.ts',
  'api/src/modules/orders/order.unpaid-seats.ts',
  'api/src/modules/promo-codes/*.ts',
  'api/src/modules/cancelling/*.ts',
  'api/src/modules/departures/departure.seats.ts',
  'api/src/modules/departures/departure.closing.ts',
  'api/src/modules/ledger/*.ts',
];
/** Declarations and texts, which have checks of their own. */
const NO_RULES = /\.(spec|dto|view|entity|events|module|controller|mails|audit|preview-data)\.ts$/;
const EXPLAINED = join(root, 'docs/mutants.md');
const RESULTS = join(root, 'node_modules/.cache/mutants.json');
/** No break at all. */
const NONE = -1;

const args = process.argv.slice(2);
const words = args.filter((arg) => !arg.startsWith('-'));
const files = git('ls-files', ...MONEY).filter((file) => !NO_RULES.test(file));
const all = files.flatMap(breaksOf).map((one, at) => ({ ...one, at }));
const breaks = all.filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)));
const explained = readExplained();
const known = args.includes('--resume') && existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
const open = breaks.filter((one) => !explained.has(nameOf(one)) && !known[nameOf(one)]);
const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
const sources = join(folder, 'sources.json');
writeBroken(
  sources,
  Object.fromEntries(
    files.map((file) => [
      file,
      withSwitches(
        file,
        all.filter((one) => one.file === file),
      ),
    ]),
  ),
);
/** Whether a spec passes without a break: one that does not would kill every mutant. */
const passes = new Map();

console.log(`${breaks.length} mutants of ${files.length} files, ${breaks.length - open.length} of them known`);
// The specs of the core take milliseconds, and of the API's most mutants need the two that tell most.
const STAGES = [
  { suite: 'core/', from: 0, to: Infinity },
  { suite: 'api/', from: 0, to: 2 },
  { suite: 'api/', from: 2, to: Infinity, isLast: true },
];
for (const stage of STAGES) {
  const left = open.filter((one) => !known[nameOf(one)]?.by);
  await Promise.all(Array.from({ length: availableParallelism() }, () => playAll(left, stage)));
}
rmSync(folder, { recursive: true });

const survivors = breaks.filter((one) => !explained.has(nameOf(one)) && !known[nameOf(one)]?.by);
const names = new Set(all.map(nameOf));
const gone = [...explained].filter((name) => !names.has(name));
for (const one of survivors) console.log(`Survived: ${nameOf(one)}`);
for (const name of gone) console.log(`No longer there: ${name}`);
const excused = breaks.filter((one) => explained.has(nameOf(one))).length;
console.log(`${breaks.length - excused - survivors.length} killed, ${excused} explained, ${survivors.length} survived`);
process.exit(survivors.length + gone.length > 0 ? 1 : 0);

/** Plays one mutant after the other with some specs of a suite, until none is left. */
async function playAll(left, { suite, from, to, isLast }) {
  const player = new Player(sources);
  for (let one = left.shift(); one; one = left.shift()) {
    const specs = specsOf(one.file)
      .api.filter((spec) => spec.startsWith(suite))
      .slice(from, to);
    // What is evaluated while a file is loaded needs a process that has not loaded it.
    if (one.isStatic) player.end();
    let by = await killerOf(one, specs, player);
    if (!by && suite === 'core/' && !one.isStatic && specs.length > 0) {
      // What was made while a file was loaded, or is kept from the run before, has not met it yet.
      player.end();
      by = await killerOf({ ...one, isStatic: true }, specs, player);
    }
    if (one.isStatic || !by) player.end();
    if (!by && !isLast) continue;
    known[nameOf(one)] = { by };
    mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
    writeFileSync(RESULTS, JSON.stringify(known, undefined, 1));
    console.log(`${by ? `killed by ${by}` : 'SURVIVED'}: ${nameOf(one)}`);
  }
  player.end();
}

/** The first spec that fails, the most telling one first: it kills most. */
async function killerOf(one, specs, player) {
  for (const spec of specs) {
    if (!one.isStatic && !passes.has(spec)) {
      const by = await player.play(NONE, [spec]);
      passes.set(spec, !by);
      if (by) console.log(`Left out, since it fails unbroken: ${spec}`);
    }
    if (passes.get(spec) === false) continue;
    const by = await player.play(one.at, [spec]);
    if (by) return by;
  }
  return null;
}

/** As a row of the table begins. */
function nameOf({ file, where, what }) {
  return `| ${file} | ${where} | \`${what.replaceAll('|', '\\|')}\` |`;
}

/** The rows of the table, each without its reason. */
function readExplained() {
  if (!existsSync(EXPLAINED)) return new Set();
  const rows = readFileSync(EXPLAINED, 'utf8').split('\n');
  return new Set(rows.map((row) => /^(\| \S+ \| [^|]+ \| `.*` \|) \S/.exec(row)?.[1]).filter(Boolean));
}
