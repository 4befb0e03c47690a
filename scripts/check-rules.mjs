#!/usr/bin/env node
/**
 * Checks the citations of docs/rules, such as `rules/money 4, 7`: each must lead to a rule, and the rules of a file
 * must have different numbers. With `--held`, a test must cite each rule. With the name of a file (`money`), it also
 * lists the rules of that file and the tests that cite them.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'docs/rules';
const CITATION = /(?<![\w./-])rules\/([a-z-]+)[\s*]+(\d+(?:(?:, | and | to )\d+)*)/g;
const HEADING = /^## (\d+)\. (.+)$/gm;
const TEST = /^(api\/test|e2e)\/|\.spec\.tsx?$/;

const problems = [];
/** The title of each rule, by `<file> <number>`. */
const rules = new Map();
for (const name of readdirSync(FOLDER).filter((one) => one !== 'README.md')) {
  const file = name.replace('.md', '');
  for (const [, number, title] of readFileSync(`${FOLDER}/${name}`, 'utf8').matchAll(HEADING)) {
    const rule = `${file} ${number}`;
    if (rules.has(rule)) problems.push(`${FOLDER}/${name}: the number ${number} is there twice`);
    rules.set(rule, title);
  }
}

/** The paths of the files that cite each rule. */
const citedIn = new Map([...rules.keys()].map((rule) => [rule, new Set()]));
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n');
for (const path of files.filter((one) => /\.(ts|tsx|astro|mjs|js|md|css)$/.test(one))) {
  for (const [citation, file, list] of textOf(path).matchAll(CITATION)) {
    for (const number of numbersIn(list)) {
      const rule = `${file} ${number}`;
      if (!rules.has(rule)) problems.push(`${path}: ${citation} leads to no rule`);
      citedIn.get(rule)?.add(path);
    }
  }
}

/** The content of a file; empty if it is deleted but the deletion is not committed. */
function textOf(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** `2 to 4` means 2, 3, 4. */
function numbersIn(list) {
  return list.split(/, | and /).flatMap((part) => {
    const [from, to = from] = part.split(' to ').map(Number);
    return Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => from + index);
  });
}

const testsOf = (rule) => [...citedIn.get(rule)].filter((path) => TEST.test(path));
const [option] = process.argv.slice(2);
if (option === '--held') {
  for (const rule of rules.keys()) if (testsOf(rule).length === 0) problems.push(`No test cites rules/${rule}`);
} else if (option) {
  for (const [rule, title] of rules) {
    if (rule.startsWith(`${option} `))
      console.log(
        `${rule}. ${title}\n${testsOf(rule)
          .map((path) => `  ${path}\n`)
          .join('')}`,
      );
  }
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
