// Sources broken on purpose: where a source can be broken, and whether specs notice. The tree itself stays as it is: the
// specs' own loader reads the broken source instead (`api/test/support/typescript.mjs`).
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './spec-map.mjs';

const JEST = ['node_modules/jest/bin/jest.js', '--config', 'api/jest.config.js', '--forceExit', '--silent', '--bail'];
/** What hangs takes longer than that, even on a machine that does other things too. */
const LONGEST_S = 900;
/** What `timeout` ends with. */
const TIMED_OUT = 124;

const TURNED = { '===': '!==', '!==': '===', '&&': '||', '||': '&&' };
const BOUNDS = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const SUMS = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const NAMES = { min: 'max', max: 'min', some: 'every', every: 'some', floor: 'ceil', ceil: 'floor' };

/**
 * Every way to break a source: a condition turned round, another bound, another constant, + for −, `min` for `max`, a call
 * left out.
 * @returns `{ file, start, end, text, where, what }`: `where` names the function, `what` the change, and both together one break
 */
export function breaksOf(file) {
  const source = readFileSync(join(root, file), 'utf8');
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const breaks = [];
  const add = (node, text) => {
    const start = node.getStart(tree);
    const around = node.parent && node.getText(tree).length < 6 ? node.parent : node;
    const before = around.getText(tree);
    const at = start - around.getStart(tree);
    const after = before.slice(0, at) + text + before.slice(at + node.end - start);
    const what = `${short(before)} → ${short(after)}`;
    breaks.push({ file, start, end: node.end, text, where: placeOf(node, tree), what });
  };
  const turn = (condition) => add(condition, `!(${condition.getText(tree)})`);
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isDecorator(node)) return;
    if (ts.isIfStatement(node)) turn(node.expression);
    if (ts.isConditionalExpression(node)) turn(node.condition);
    if (ts.isBinaryExpression(node)) {
      const { operatorToken: token, left, right } = node;
      const operator = token.getText(tree);
      const changed = BOUNDS[operator] ?? (isTurned(node) ? undefined : TURNED[operator]);
      const isText = [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));
      if (changed ?? (!isText && SUMS[operator])) add(token, changed ?? SUMS[operator]);
    }
    if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent) && NAMES[node.name.text]) {
      add(node.name, NAMES[node.name.text]);
    }
    if (ts.isNumericLiteral(node)) add(node, String(Number(node.text.replaceAll('_', '')) + 1));
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    if (ts.isExpressionStatement(node) && isCall(node.expression)) add(node.expression, 'void 0');
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return numbered(breaks);
}

/** Runs specs until one fails, on SQLite. What hangs is noticed too. @returns the spec that noticed */
export async function notices(broken, specs) {
  if (specs.length === 0) return undefined;
  const { file, start, end, text } = broken;
  const child = spawn('timeout', [String(LONGEST_S), process.execPath, ...JEST, '-i', '--runTestsByPath', ...specs], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      TEST_DATABASE_URL: '',
      TEST_REDIS_URL: '',
      BROKEN_SOURCE: JSON.stringify({ file: join(root, file), start, end, text }),
    },
  });
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status === 0) return undefined;
  return status === TIMED_OUT ? 'hangs' : (/^FAIL (\S+)/m.exec(output)?.[1] ?? 'does not load');
}

/** An `if` or `?:` turned round says what an operator turned round would. */
function isTurned(node) {
  const { parent } = node;
  return (ts.isIfStatement(parent) && parent.expression === node) ||
    (ts.isConditionalExpression(parent) && parent.condition === node)
    ? !['&&', '||'].includes(node.operatorToken.getText())
    : false;
}

function isCall(expression) {
  return ts.isCallExpression(ts.isAwaitExpression(expression) ? expression.expression : expression);
}

/** The names of the declarations around it: `OrderLedger.write`. */
function placeOf(node, tree) {
  const names = [];
  for (let one = node; one; one = one.parent) {
    if (one.name && !ts.isPropertyAccessExpression(one) && !ts.isParameter(one)) names.unshift(one.name.getText(tree));
    if (ts.isConstructorDeclaration(one)) names.unshift('constructor');
  }
  return names.slice(0, 2).join('.') || 'the file';
}

function short(text) {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 60)} … ${line.slice(-37)}` : line;
}

/** Two of one place that read alike are told apart by a number. */
function numbered(breaks) {
  const seen = new Map();
  return breaks.map((one) => {
    const name = `${one.where} ${one.what}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times > 1 ? { ...one, what: `${one.what} (${times})` } : one;
  });
}
