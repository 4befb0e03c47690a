// Breaks files of the API at random, one at a time, and tells whether `npm run test:changed` notices what the whole suite
// notices: `node bench/broken-files.mjs 40`, and a seed for others. Each file is as it was afterwards.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import ts from 'typescript';
import { git, root } from '../scripts/spec-map.mjs';

const [count = 40, seed = 20261127] = process.argv.slice(2).map(Number);
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
const MAX_S = 600;
/** What `timeout` ends with. */
const TIMED_OUT = 124;
const COMPARED = { '===': '!==', '!==': '===', '<': '>=', '<=': '>', '>': '<=', '>=': '<', '&&': '||', '||': '&&' };
const files = git('ls-files', 'api/src').filter(
  (file) => /\.ts$/.test(file) && !/spec\.ts$|\/cli\/|\/database\/migrations\//.test(file),
);

console.log('| file | what was broken | selected specs | selection | whole suite |');
console.log('| --- | --- | --- | --- | --- |');
for (let done = 0; done < count;) {
  const file = oneOf(files);
  const source = readFileSync(join(root, file), 'utf8');
  const breaks = breaksOf(file, source);
  if (breaks.length === 0) continue;
  const { start, end, text, line } = oneOf(breaks);
  const what = `${line}: \`${source.slice(start, end)}\` → \`${text}\``.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
  writeFileSync(join(root, file), source.slice(0, start) + text + source.slice(end));
  try {
    const selected = selectionOf();
    const selection = selected.length > 0 ? notices(['--runTestsByPath', ...selected]) : { noticed: false, seconds: 0 };
    // What some of the specs notice, all of them do.
    const whole = selection.noticed ? selection : notices(['--runTestsByPath', ...othersThan(selected)]);
    const row = [file, what, selected.length, verdictOf(selection), selection.noticed ? 'fails' : verdictOf(whole)];
    console.log(`| ${row.join(' | ')} |${whole.noticed && !selection.noticed ? ' MISSED |' : ''}`);
    done += 1;
  } finally {
    writeFileSync(join(root, file), source);
  }
}

/** Conditions to turn round, and numbers and truths to change. */
function breaksOf(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const breaks = [];
  const add = (node, text) =>
    breaks.push({
      start: node.getStart(tree),
      end: node.end,
      text,
      line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1,
    });
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isIfStatement(node)) add(node.expression, `!(${node.expression.getText(tree)})`);
    if (ts.isConditionalExpression(node)) add(node.condition, `!(${node.condition.getText(tree)})`);
    if (ts.isBinaryExpression(node) && COMPARED[node.operatorToken.getText(tree)]) {
      add(node.operatorToken, COMPARED[node.operatorToken.getText(tree)]);
    }
    if (ts.isNumericLiteral(node)) add(node, String(Number(node.text.replaceAll('_', '')) + 1));
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return breaks;
}

/** The specs that `npm run test:changed` would run. */
function selectionOf() {
  const { stdout } = spawnSync(process.execPath, ['scripts/test-changed.mjs', 'HEAD', '--list'], {
    cwd: root,
    encoding: 'utf8',
  });
  const [, list = ''] = /^Chosen: (.*)$/m.exec(stdout) ?? [];
  return list.split(', ').filter((spec) => /^(api|core)\//.test(spec));
}

/** The rest of the whole suite. */
function othersThan(selected) {
  return git('ls-files', 'api/**spec.ts', 'core/**spec.ts').filter((spec) => !selected.includes(spec));
}

/** Runs specs until one fails. What hangs is noticed too. */
function notices(specs) {
  const started = Date.now();
  const { status, stderr } = spawnSync('timeout', [String(MAX_S), process.execPath, ...JEST, ...specs], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TEST_DATABASE_URL: '', TEST_REDIS_URL: '' },
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
