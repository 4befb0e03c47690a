#!/usr/bin/env node
/**
 * Finds in the code with which codes each call of the API can be refused, and writes the table that the OpenAPI
 * document takes them from; with `--check` it only checks that the table is up to date. It follows all names from a
 * route: calls, rules of the body, pipes and interceptors. Codes that follow from access, body, path and limits alone
 * are added where the document is made.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { REFUSAL_CODES } from '../core/src/refusals/refusal.ts';

const FILE = 'api/src/web/refusals-of-calls.ts';
const ROUTES = new Set(['Get', 'Post', 'Put', 'Delete', 'Head', 'Sse']);
/** A class with one of these methods is a pipe or an interceptor. */
const PIPE_METHODS = ['transform', 'intercept'];

const codes = new Set(REFUSAL_CODES);
const { fileNames, options } = ts.getParsedCommandLineOfConfigFile('api/tsconfig.json', {}, ts.sys);
const sources = fileNames.filter((file) => !/\/test\/|\.spec\.ts$/.test(file));
const program = ts.createProgram(sources, options);
const types = program.getTypeChecker();
const isOurs = (node) => /\/(api|core)\/src\/(?!texts\/)/.test(node.getSourceFile().fileName);

const classes = [];
/** For each member of a class or interface, the members that implement or override it. */
const overriding = new Map();
/** For each function of an interface, the functions that constants supply for it. */
const given = new Map();
/** For each interface, its constants. Code that looks one up, such as the kind of a comment's subject, may get any. */
const kinds = new Map();
program.getSourceFiles().filter(isOurs).forEach(collect);

function collect(node) {
  if (ts.isClassLike(node)) {
    classes.push(node);
    for (const base of (node.heritageClauses ?? []).flatMap((clause) => clause.types)) {
      for (const member of node.members.filter(({ name }) => name)) {
        const overridden = types.getTypeAtLocation(base).getProperty(member.name.getText());
        note(overriding, overridden, member);
      }
    }
  }
  if (constantOf(node)) {
    const kind = interfaceOf(types.getTypeAtLocation(constantOf(node)));
    if (kind) kinds.set(kind, (kinds.get(kind) ?? new Set()).add(constantOf(node)));
    note(given, types.getContextualType(node.parent)?.getProperty(node.name.getText()), node);
  }
  ts.forEachChild(node, collect);
}

/** The constant that a function is a property of, such as the error for an unknown record of a kind of content. */
function constantOf(node) {
  if (!ts.isPropertyAssignment(node) || !ts.isFunctionLike(node.initializer)) return undefined;
  const constant = ts.findAncestor(node, (outer) => ts.isVariableDeclaration(outer) || ts.isFunctionLike(outer));
  return constant && ts.isVariableDeclaration(constant) ? constant : undefined;
}

/** The symbol of a type that is an interface of this repository, or else undefined. */
function interfaceOf(type) {
  const symbol = type?.getNonNullableType().symbol;
  return symbol?.declarations?.some((one) => ts.isInterfaceDeclaration(one) && isOurs(one)) ? symbol : undefined;
}

function note(map, symbol, piece) {
  for (const one of symbol?.declarations ?? []) map.set(one, [...(map.get(one) ?? []), piece]);
}

const isGiven = new Set([...given.values()].flat());
const known = new Map();

/** The codes in a piece of code, the other pieces that it names, and the interface functions that it calls. */
function readOf(piece) {
  if (known.has(piece)) return known.get(piece);
  const found = { codes: new Set(), pieces: new Set(), asked: new Set() };
  known.set(piece, found);
  // A rule that only checks a stored value refuses no call.
  if (/\.safeParse\(/.test(piece.getText()) && !/refusalsOf\(/.test(piece.getText())) return found;
  if (ts.isMethodDeclaration(piece)) {
    const kind = interfaceOf(types.getSignatureFromDeclaration(piece)?.getReturnType());
    kinds.get(kind)?.forEach((constant) => found.pieces.add(constant));
  }
  const visit = (node) => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    // The decorator of a route leads to everything a route can have; `piecesOf` adds what this route has.
    if (ts.isDecorator(node) && isRoute(node.expression)) return;
    if (ts.isStringLiteral(node) && isCode(node)) found.codes.add(node.text);
    if (node !== piece && isGiven.has(node)) return;
    if (ts.isIdentifier(node)) follow(node, found);
    ts.forEachChild(node, visit);
  };
  visit(piece);
  return found;
}

/** Whether a literal is a code. A code without a hyphen is only recognised as an argument of a call. */
const isCode = (text) => codes.has(text.text) && (text.text.includes('-') || ts.isCallExpression(text.parent));

/** Adds the declarations that a name refers to. */
function follow(name, found) {
  let symbol = ts.isShorthandPropertyAssignment(name.parent)
    ? types.getShorthandAssignmentValueSymbol(name.parent)
    : types.getSymbolAtLocation(name);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = types.getAliasedSymbol(symbol);
  const taken = ts.isBindingElement(name.parent) && types.getTypeAtLocation(name.parent.parent).getProperty(name.text);
  const declared = [...(symbol?.declarations ?? []), ...((taken && taken.declarations) || [])].filter(
    (piece) => isOurs(piece) && piece !== name.parent,
  );
  for (const piece of declared) {
    for (const one of ts.isClassLike(piece) ? ofClass(piece, name) : runs(piece) ? [piece] : []) found.pieces.add(one);
    for (const one of overriding.get(piece) ?? []) found.pieces.add(one);
    if (given.has(piece)) found.asked.add(piece);
  }
  const { parent } = name;
  if (!ts.isPropertyAccessExpression(parent) || parent.name !== name) return;
  // An inherited method uses what the class passes to `super`.
  const receivers = types.getTypeAtLocation(parent.expression).symbol?.declarations ?? [];
  for (const one of receivers.filter((piece) => ts.isClassLike(piece) && isOurs(piece))) {
    if (declared.some((piece) => piece.parent !== one)) madeWith(one).forEach((piece) => found.pieces.add(piece));
  }
}

/** The bodies of a class's constructors, without parameters: they contain what is passed to `super`. */
const madeWith = ({ members }) => members.filter(ts.isConstructorDeclaration).flatMap(({ body }) => body ?? []);

const runs = (piece) => ts.isFunctionLike(piece) || (piece.initializer !== undefined && !ts.isParameter(piece));

/** The whole class where it is a rule, a pipe or an interceptor; only its constructor where it is instantiated. */
function ofClass(piece, name) {
  if (ts.isNewExpression(name.parent)) return piece.members.filter(ts.isConstructorDeclaration);
  const isRule = ts.findAncestor(name, (node) => ts.isDecorator(node) || ts.isHeritageClause(node));
  return isRule || piece.members.some((member) => PIPE_METHODS.includes(member.name?.getText())) ? [piece] : [];
}

/** The code that a route starts from: its method, its decorators, and the classes of its body and query. */
function piecesOf(route, controller, services) {
  const isIdempotent = /\bidempotent: true/.test(routeOf(route).getText());
  const sent = route.parameters
    .filter((parameter) => /@(Body|Query)\(\)/.test(parameter.getText()))
    .flatMap((parameter) => types.getTypeAtLocation(parameter).symbol?.declarations ?? []);
  return [
    route,
    ...(ts.getDecorators(controller) ?? []),
    ...(isIdempotent ? classes.filter(({ name }) => name?.text === 'IdempotentCalls') : []),
    ...sent.filter(ts.isClassLike),
    ...(controller.heritageClauses || services.length > 0 ? servicesOf(controller, services) : []),
  ];
}

const routeOf = (method) =>
  (ts.canHaveDecorators(method) ? (ts.getDecorators(method) ?? []) : [])
    .map(({ expression }) => expression)
    .find(isRoute);

function isRoute(call) {
  return ts.isCallExpression(call) && ROUTES.has(call.expression.getText());
}

function codesOf(pieces) {
  const seen = new Set(pieces);
  const asked = new Set();
  for (let before = -1; before !== seen.size;) {
    before = seen.size;
    for (const piece of seen) {
      readOf(piece).pieces.forEach((other) => seen.add(other));
      readOf(piece).asked.forEach((signature) => asked.add(signature));
    }
    for (const one of [...asked].flatMap((signature) => given.get(signature))) {
      if (seen.has(constantOf(one))) seen.add(one);
    }
  }
  const all = [...seen].flatMap((piece) => [...readOf(piece).codes]);
  return [...new Set(all)].sort();
}

/** The constructors of the services that a shared controller gets, by injection or from the function that makes it. */
function servicesOf(controller, services) {
  const parameters = controller.members.filter(ts.isConstructorDeclaration).flatMap((one) => [...one.parameters]);
  const injected = parameters.flatMap((one) => types.getTypeAtLocation(one).symbol?.declarations ?? []);
  return [...injected, ...services].filter(ts.isClassLike).flatMap(madeWith);
}

/** The names of a controller, each with its service classes; if a function makes it, it may have several. */
function namesOf(controller) {
  const factory = ts.findAncestor(controller.parent, ts.isFunctionDeclaration);
  if (!factory) return [[controller.name.text, []]];
  const calls = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === factory.name.text) calls.push(node);
    ts.forEachChild(node, visit);
  };
  program.getSourceFiles().filter(isOurs).forEach(visit);
  return calls.map(({ arguments: [name, { properties }] }) => [
    name.text,
    properties.flatMap(({ initializer }) => classNamed(initializer)),
  ]);
}

function classNamed(node) {
  const symbol = node && ts.isIdentifier(node) ? types.getSymbolAtLocation(node) : undefined;
  const found = symbol && symbol.flags & ts.SymbolFlags.Alias ? types.getAliasedSymbol(symbol) : symbol;
  return (found?.declarations ?? []).filter(ts.isClassLike);
}

const isController = (node) => (ts.getDecorators(node) ?? []).some((one) => one.getText().startsWith('@Controller('));
const rows = classes.filter(isController).flatMap((controller) => {
  const members = types.getTypeAtLocation(controller).getProperties();
  const routes = members.flatMap(({ declarations = [] }) => declarations).filter(routeOf);
  return namesOf(controller).flatMap(([name, services]) =>
    routes.map((route) => [
      `${name.replace(/Controller$/, '')}_${route.name.getText()}`,
      codesOf(piecesOf(route, controller, services)),
    ]),
  );
});
const lines = rows
  .filter(([, found]) => found.length > 0)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([call, found]) => `  ${call}: [${found.map((code) => `'${code}'`).join(', ')}],\n`);
const table = `import type { RefusalCode } from '@imisozi/core/refusals/refusal';

/** The codes with which each call can be refused; generated by scripts/refusals-of-calls.mjs. */
export const REFUSALS_OF_CALLS: Readonly<Record<string, readonly RefusalCode[]>> = {
${lines.join('')}};
`;
if (!process.argv.includes('--check')) writeFileSync(FILE, table);
else if (readFileSync(FILE, 'utf8') !== table) {
  console.error(`${FILE} is not what the code says: node scripts/refusals-of-calls.mjs writes it anew.`);
  process.exitCode = 1;
}
