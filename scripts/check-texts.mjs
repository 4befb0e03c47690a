#!/usr/bin/env node
/**
 * Checks the texts of the dashboard against its code: each key in a prop or a list must lead to a text, and each text
 * must be used. The type check covers the keys of `label(…)`; react-admin itself reads the names and fields of
 * resources.
 */
import { globSync, readFileSync } from 'node:fs';
import * as areas from '../core/src/texts/en/dashboard/index.ts';

const KEY = /(['"`])((?:app|resources)\.(?:(?!\1).)+)\1/g;
const READ_BY_REACT_ADMIN = /^(ra\.|resources\.[\w/-]+\.(name|fields\.|action\.))/;

const pathsOf = (texts, path = '') =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${path}${key}`] : pathsOf(text, `${path}${key}.`),
  );
const keys = Object.values(areas).flatMap((area) => pathsOf(area));

/** The regular expression of a key in the code: a `${…}` in it matches anything. */
const patternOf = (key) =>
  new RegExp(`^${key.replaceAll(/[.]/g, '\\.').replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '.+')}(\\..+)?$`);

const problems = [];
const read = new Set();
const patterns = new Map();
for (const file of globSync('admin/src/**/*.{ts,tsx}')) {
  for (const [, , key] of readFileSync(file, 'utf8').matchAll(KEY)) {
    let found = patterns.get(key);
    if (!found) patterns.set(key, (found = keys.filter((one) => patternOf(key).test(one))));
    if (found.length === 0) problems.push(`${file}: ${key} leads to no text`);
    for (const one of found) read.add(one);
  }
}
for (const key of keys)
  if (!read.has(key) && !READ_BY_REACT_ADMIN.test(key)) problems.push(`Nothing in admin/src reads ${key}`);

for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
