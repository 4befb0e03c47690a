#!/usr/bin/env node
/**
 * Writes what the product is made of (rules/operating 14): `sbom.cdx.json` (CycloneDX) from the lockfile, without
 * network, and `THIRD-PARTY-LICENCES.txt` from that and the installed packages. It fails for a licence that is not
 * allowed. `node scripts/sbom.mjs [FOLDER]`, `dist` by default; `node scripts/sbom.mjs --check FILE` only judges a file.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What runs: the site's and the dashboard's packages are in their bundles. */
const WORKSPACES = ['core', 'api', 'site', 'admin'];

/**
 * Licences that ask for no more than their text. Of those of libraries (LGPL) and files (MPL) the packages are used
 * unchanged, and each can be replaced by another build of it.
 */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['OFL-1.1', 'Python-2.0', 'MPL-2.0', 'LGPL-3.0', 'LGPL-3.0-or-later'],
]);

/** Packages whose manifest names no licence that can be read: what the text beside it says. */
const READ_BY_HAND = {
  'css-mediaquery': 'BSD-3-Clause',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  'png-js': 'MIT',
};

const [argument, file] = process.argv.slice(2);
if (argument === '--check') {
  judge(JSON.parse(readFileSync(file, 'utf8')));
} else {
  const folder = resolve(root, argument ?? 'dist');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'sbom.cdx.json');
  writeBill(path);
  const bill = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(join(folder, 'THIRD-PARTY-LICENCES.txt'), licenceTexts(bill));
  judge(bill);
}

function writeBill(path) {
  const tool = join(root, 'node_modules/@cyclonedx/cyclonedx-npm/bin/cyclonedx-npm-cli.js');
  const workspaces = WORKSPACES.flatMap((name) => ['--workspace', name]);
  const options = [
    '--package-lock-only',
    '--omit',
    'dev',
    '--flatten-components',
    '--output-reproducible',
    '--output-file',
    path,
  ];
  execFileSync(process.execPath, [tool, ...options, ...workspaces], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Prints each package whose licence is not allowed, and fails if there is one. */
function judge(bill) {
  const refused = packagesOf(bill).filter((one) => !isAllowed(licenceOf(one)));
  for (const one of refused) console.error(`${nameOf(one)} ${one.version}: ${licenceOf(one) || 'no licence'}`);
  if (refused.length === 0) return;
  console.error(
    'These licences are not on the list of scripts/sbom.mjs: use another package, or have the list changed.',
  );
  process.exitCode = 1;
}

/** All packages but our own. */
function packagesOf({ components = [] }) {
  return components.filter((one) => one.group !== '@imisozi');
}

function nameOf({ group, name }) {
  return group ? `${group}/${name}` : name;
}

function licenceOf(one) {
  const said = (one.licenses ?? []).map(({ expression, license }) => expression ?? license.id ?? license.name);
  return READ_BY_HAND[nameOf(one)] ?? said.join(' AND ');
}

/** Of a choice one is enough. An expression with both words is not understood, and so not allowed. */
function isAllowed(licence) {
  const parts = licence.replaceAll(/[()]/g, ' ').trim();
  const [words, every] = parts.includes(' OR ') ? [parts.split(' OR '), false] : [parts.split(' AND '), true];
  const allowed = (word) => ALLOWED.has(word.trim());
  return every ? words.every(allowed) : words.some(allowed) && !parts.includes(' AND ');
}

/** The packages by the text of their licence, those with the same text together. */
function licenceTexts(bill) {
  const texts = new Map();
  for (const one of packagesOf(bill)) {
    const text = textOf(one);
    if (text === undefined) continue;
    texts.set(text, [...(texts.get(text) ?? []), `${nameOf(one)} ${one.version} (${licenceOf(one)})`]);
  }
  const parts = [...texts].map(([text, names]) => `${[...new Set(names)].sort().join('\n')}\n\n${text}`);
  return ['This product contains the packages below, under their licences.', ...parts.sort()].join(
    `\n\n${'-'.repeat(72)}\n\n`,
  );
}

/** The licence beside a package; undefined for a package of another system, which is not installed. */
function textOf({ properties = [] }) {
  const place = properties.find(({ name }) => name === 'cdx:npm:package:path')?.value;
  if (!place || !existsSync(join(root, place))) return undefined;
  const files = readdirSync(join(root, place)).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
  const texts = files.sort().flatMap((name) => readTextFile(join(root, place, name)));
  return texts.join('\n\n') || '(The package has no file with its text.)';
}

function readTextFile(path) {
  try {
    return [readFileSync(path, 'utf8').replaceAll('\r\n', '\n').trim()];
  } catch {
    // A folder of licences.
    return [];
  }
}
