// Mutated sources: finds where a source can be broken, and writes it with one break, or with all breaks behind
// switches. The files on disk are not changed: the module loader of the specs reads the broken sources instead
// (`api/test/support/typescript.mjs`).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './spec-map.mjs';

const TURNED = { '===': '!==', '!==': '===', '&&': '||', '||': '&&' };
const BOUNDS = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const SUMS = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const NAMES = { min: 'max', max: 'min', some: 'every', every: 'some', floor: 'ceil', ceil: 'floor' };

/**
 * Finds every break of a source: a negated condition, another bound, another constant, − for +, `max` for `min`, a call
 * left out.
 * @returns `{ file, start, end, text, line, where, what, isStatic }`: `where` (the function) and `what` (the change)
 * together identify a break; `isStatic` code runs once, when the file is loaded
 */
export function breaksOf(file) {
  const source = readFileSync(join(root, file), 'utf8');
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const breaks = [];
  const textOf = (node) => node.getText(tree);
  /** @param part the part of `node` that `text` replaces */
  const add = (node, text, part = node) => {
    const [start, from] = [node.getStart(tree), part.getStart(tree)];
    const broken = source.slice(start, from) + text + source.slice(part.end, node.end);
    const isLiteral = ts.isLiteralExpression(node) || /^(true|false)$/.test(textOf(node));
    const around = isLiteral ? node.parent : node;
    const after = source.slice(around.getStart(tree), from) + text + source.slice(part.end, around.end);
    const { line } = tree.getLineAndCharacterOfPosition(start);
    const what = `${short(textOf(around))} → ${short(after)}`;
    breaks.push({ file, start, end: node.end, text: broken, line: line + 1, ...placeOf(node, tree), what });
  };
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isDecorator(node)) return;
    const condition = ts.isIfStatement(node) ? node.expression : ts.isConditionalExpression(node) && node.condition;
    if (condition) add(condition, `!(${textOf(condition)})`);
    if (ts.isBinaryExpression(node)) {
      const operator = textOf(node.operatorToken);
      const isText = [node.left, node.right].some(
        (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
      );
      const other = BOUNDS[operator] ?? (TURNED[operator] && !isTurned(node) ? TURNED[operator] : SUMS[operator]);
      if (other && !(isText && SUMS[operator])) add(node, other, node.operatorToken);
    }
    const name = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name;
    if (name && NAMES[name.text] && !ts.isCallChain(node)) add(node, NAMES[name.text], name);
    if (ts.isNumericLiteral(node) && !isName(node)) add(node, String(Number(node.text.replaceAll('_', '')) + 1));
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    if (ts.isExpressionStatement(node) && isCall(node.expression)) add(node.expression, 'void 0');
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return numbered(breaks);
}

/** Writes broken sources to a file that the loader of the specs reads. @param sources by path in the repository */
export function writeBroken(file, sources) {
  const entries = Object.entries(sources).map(([name, source]) => [join(root, name), source]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(entries)));
}

/** A file's source with one break. */
export function broken({ file, start, end, text }) {
  const source = readFileSync(join(root, file), 'utf8');
  return source.slice(0, start) + text + source.slice(end);
}

/** A file's source with all its breaks; the one whose `at` equals `globalThis.brokenAt` is active. */
export function withSwitches(file, breaks) {
  const source = readFileSync(join(root, file), 'utf8');
  const outerFirst = breaks.toSorted((one, other) => one.start - other.start || other.end - one.end);
  /** The source between two offsets, with the breaks in it. */
  const between = (start, end, inner) => {
    let [text, from] = ['', start];
    for (let index = 0; index < inner.length;) {
      const outer = inner[index];
      const same = inner.filter((one) => one.start === outer.start && one.end === outer.end);
      const within = inner.filter((one) => !same.includes(one) && one.start >= outer.start && one.end <= outer.end);
      const switches = same.map(({ at, text: other }) => `globalThis.brokenAt === ${at} ? (${other}) : `).join('');
      text += `${source.slice(from, outer.start)}(${switches}(${between(outer.start, outer.end, within)}))`;
      from = outer.end;
      index += same.length + within.length;
    }
    return text + source.slice(from, end);
  };
  return between(0, source.length, outerFirst);
}

/** Whether negating the operator would repeat the break that negates the whole `if` or `?:`. */
function isTurned({ parent, operatorToken }) {
  const isCondition = ts.isIfStatement(parent) || ts.isConditionalExpression(parent);
  return isCondition && /^[!=]==$/.test(operatorToken.getText());
}

function isCall(expression) {
  return ts.isCallExpression(ts.isAwaitExpression(expression) ? expression.expression : expression);
}

function isName({ parent }) {
  return ts.isPropertyAssignment(parent) && ts.isNumericLiteral(parent.name);
}

/** @returns the names of the declarations around a node, such as `OrderLedger.write`, and whether it is static */
function placeOf(node, tree) {
  const names = [];
  let isStatic = true;
  for (let one = node; one; one = one.parent) {
    if (ts.isFunctionLike(one) || ts.isPropertyDeclaration(one)) isStatic = false;
    if (ts.isConstructorDeclaration(one)) names.unshift('constructor');
    const isDeclaration = ts.isFunctionLike(one) || ts.isClassLike(one) || ts.isVariableDeclaration(one);
    if (isDeclaration && one.name) names.unshift(short(one.name.getText(tree)));
  }
  return { where: names.slice(0, 2).join('.') || 'the file', isStatic };
}

function short(text) {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 60)} … ${line.slice(-37)}` : line;
}

/** Adds a number to breaks with the same place and the same text. */
function numbered(breaks) {
  const seen = new Map();
  return breaks.map((one) => {
    const name = `${one.where} ${one.what}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times > 1 ? { ...one, what: `${one.what} (${times})` } : one;
  });
}
