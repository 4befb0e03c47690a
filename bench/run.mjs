// Runs every measurement one after the other and writes what they found to bench/results.md. npm run bench [-- name…]
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { figure } from './support/report.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const wanted = process.argv.slice(2);
const names = readdirSync(here)
  .filter((file) => file.endsWith('.bench.mjs'))
  .map((file) => file.replace('.bench.mjs', ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .sort();
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const sections = [];
let misses = 0;
for (const name of names) {
  console.log(`\n--- ${name}`);
  const rows = join(folder, `${name}.jsonl`);
  const { status } = spawnSync(process.execPath, [join(here, `${name}.bench.mjs`)], {
    stdio: 'inherit',
    env: { ...process.env, BENCH_ROWS: rows },
  });
  const found = existsSync(rows)
    ? readFileSync(rows, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
  if (status !== 0) found.push({ what: `${name} ended with an error`, isGood: false });
  misses += found.filter(({ isGood }) => !isGood).length;
  sections.push(`## ${name}\n\n${table(found)}`);
}
rmSync(folder, { recursive: true, force: true });
if (wanted.length === 0) writeFileSync(join(here, 'results.md'), page());
console.log(misses ? `\n${misses} figures miss their mark.` : '\nAll figures reach their mark.');
process.exitCode = misses ? 1 : 0;

function page() {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const machine = `${cpus().length} cores (${cpus()[0].model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  return `# Results of \`npm run bench\`

Commit ${commit}, ${new Date().toISOString().slice(0, 10)}, ${machine}. Both sides of a row were measured in turn in one run; only the
ratios mean something on another machine.

${sections.join('\n\n')}
`;
}

function table(rows) {
  const lines = rows.map(({ what, unit, ours, theirs, ratio, atLeast, atMost, isGood }) =>
    [
      what,
      ours === undefined ? '' : `${figure(ours)} ${unit}`,
      theirs === undefined ? '' : figure(theirs),
      ratio === undefined ? '' : ratio.toFixed(2),
      atLeast !== undefined ? `≥ ${atLeast}` : atMost !== undefined ? `≤ ${atMost}` : '',
      isGood ? 'yes' : '**no**',
    ].join(' | '),
  );
  return `| what | ours | compared with | ratio | wanted | reached |\n|---|---|---|---|---|---|\n${lines.map((line) => `| ${line} |`).join('\n')}`;
}
