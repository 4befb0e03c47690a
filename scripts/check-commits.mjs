#!/usr/bin/env node
/** Checks commit subjects: `area: what changes`, at most 72 characters, with an area of the list in CONTRIBUTING.md. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const MAX_LENGTH = 72;
const MAX_AREAS = 25;
/** Older commits are not checked. */
const SINCE = '2026-11-27T13:00:00Z';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const [, section = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('\n## Commits\n');
const areas = [...section.split('\n## ')[0].matchAll(/^\| `([a-z]+)` /gm)].map(([, area]) => area);

/** @returns what is wrong with a subject, if anything */
function problemOf(subject) {
  if (subject.length > MAX_LENGTH) return `${subject.length} characters, at most ${MAX_LENGTH}`;
  const [, area] = /^([^:]+): \S/.exec(subject) ?? [];
  if (!area) return 'not of the form "area: what changes"';
  return areas.includes(area) ? undefined : `no area "${area}" in CONTRIBUTING.md`;
}

const problems = [];
if (areas.length === 0 || areas.length > MAX_AREAS) {
  problems.push(`CONTRIBUTING.md lists ${areas.length} areas of commits: 1 to ${MAX_AREAS} are allowed`);
}
for (const line of git('log', '--no-merges', `--since=${SINCE}`, '--format=%h %s')) {
  const [, id, subject] = /^(\S+) (.*)$/.exec(line);
  const problem = problemOf(subject);
  if (problem) problems.push(`${id} "${subject}": ${problem}`);
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
