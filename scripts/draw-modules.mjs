#!/usr/bin/env node
/**
 * Draws the modules of the API and their imports into docs/architecture.md; with `--check` it only checks that the
 * picture there is up to date. Each module must also have a sentence in the table below the picture.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';

const FILE = 'docs/architecture.md';
const [BEGIN, END] = ['<!-- modules: drawn by scripts/draw-modules.mjs -->', '<!-- /modules -->'];

const { output } = await cruise(['api/src/modules'], {
  ...config.options,
  tsConfig: undefined,
  collapse: '^api/src/modules/[^/]+',
});
const nameOf = (path) => path.split('/')[3];
const imports = new Map(
  output.modules
    .map(({ source, dependencies }) => [nameOf(source), new Set(dependencies.map(({ resolved }) => nameOf(resolved)))])
    .sort(([one], [other]) => one.localeCompare(other)),
);
for (const [name, others] of imports) others.delete(name);

/** Whether one module imports another, directly or through others. An arrow is left out if a longer way replaces it. */
const reaches = (from, to) => [...(imports.get(from) ?? [])].some((next) => next === to || reaches(next, to));
const arrows = [...imports].flatMap(([from, others]) =>
  [...others]
    .filter((to) => ![...others].some((other) => other !== to && reaches(other, to)))
    .sort()
    .map((to) => `  ${from} --> ${to}`),
);
const alone = [...imports].filter(
  ([name, others]) => others.size === 0 && !arrows.some((arrow) => arrow.endsWith(` ${name}`)),
);
const picture = ['```mermaid', 'flowchart TD', ...alone.map(([name]) => `  ${name}`), ...arrows, '```'].join('\n');

const text = readFileSync(FILE, 'utf8');
const [before, rest] = text.split(BEGIN);
const [drawn, after] = rest.split(END);
const wanted = `\n\n${picture}\n\n`;
const undescribed = [...imports.keys()].filter((name) => !after.includes(`| \`${name}\``));
if (undescribed.length > 0) {
  console.error(`${FILE} has no sentence for ${undescribed.join(', ')}.`);
  process.exitCode = 1;
}
if (!process.argv.includes('--check')) writeFileSync(FILE, before + BEGIN + wanted + END + after);
else if (drawn !== wanted) {
  console.error(`The picture in ${FILE} is not that of the imports: node scripts/draw-modules.mjs draws it anew.`);
  process.exitCode = 1;
}
