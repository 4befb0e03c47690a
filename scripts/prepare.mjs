// Makes a clone ready to start: installs the packages of the lockfile, and builds if sources have changed. The first
// start of a clone runs this on any Node version, before Node 24 is installed, so it is plain JavaScript without
// packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const INSTALLED = join(root, 'node_modules/.imisozi-installed');
const BUILT = join(root, 'node_modules/.imisozi-built');
const SOURCES = [
  'package-lock.json',
  'package.json',
  'core/src',
  'core/package.json',
  'api/src',
  'api/.swcrc',
  'nest-cli.json',
  'api/rolldown.config.mjs',
  'api/package.json',
  'demo/src',
  'site/src',
  'site/public',
  'site/adapter',
  'site/astro.config.mjs',
  'site/package.json',
  'admin/src',
  'admin/index.html',
  'admin/vite.config.ts',
  'admin/package.json',
  'scripts/sbom.mjs',
];
const OUTPUTS = ['api/dist/main.js', 'site/dist/server/entry.mjs', 'admin/dist/index.html', 'dist/sbom.cdx.json'];

const lock = hash(readFileSync(join(root, 'package-lock.json')));
if (read(INSTALLED) !== lock) {
  step('Installing packages from the lockfile. The first time this takes a minute or two.');
  npm('ci', '--no-audit', '--no-fund', '--loglevel=error');
  write(INSTALLED, lock);
}

const sources = hash(SOURCES.flatMap((path) => fingerprints(join(root, path))).join('\n'));
if (read(BUILT) !== sources || !OUTPUTS.every((path) => existsSync(join(root, path)))) {
  step('Building API, site and dashboard.');
  npm('run', 'build', '--loglevel=error');
  write(BUILT, sources);
}

/** Runs npm; if it fails, this process exits with the same code. */
function npm(...args) {
  const script = process.env.npm_execpath;
  const [command, first] = script ? [process.execPath, [script]] : ['npm', []];
  const { status, error } = spawnSync(command, [...first, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status === 0) return;
  console.error(
    `\`npm ${args.join(' ')}\` failed${error ? `: ${error.message}` : ''}. Run it by hand to see all it says.`,
  );
  process.exit(status || 1);
}

/** Path, size and modification time of every file, which is enough to notice an edit and fast to read. */
function fingerprints(path) {
  if (!existsSync(path)) return [];
  const stat = statSync(path);
  if (!stat.isDirectory()) return [`${path} ${stat.size} ${stat.mtimeMs}`];
  return readdirSync(path)
    .sort()
    .flatMap((name) => fingerprints(join(path, name)));
}

function hash(content) {
  return createHash('sha256').update(content).digest('hex');
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function write(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function step(text) {
  console.log(text);
}
