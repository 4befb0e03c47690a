// Writes the content of the production image to FOLDER: the built product and the packages that it loads at run time,
// without those for builds and tests. `node scripts/production-tree.mjs FOLDER`
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tree = process.argv[2];

/** Workspaces that are bundled completely, so their packages are not needed at run time. */
const BUNDLES = ['site/dist', 'admin/dist'];

/** The bill of materials, and the licences of what is in it. */
const PAPERS = 'dist';

/** Files that only compilers and debuggers read: a third of all packages. */
const NEVER_LOADED = /\.(?:map|d\.[cm]?ts)$/;

/** Files beside the bundles: unbundled sources, this machine's compile cache, demonstration content, specs. */
const NOT_IN_PRODUCTION = /^(?:unbundled|demo\.js|\.compiled)$|\.spec\./;

for (const path of ['package.json', PAPERS, ...BUNDLES]) put(path);
for (const path of packages()) {
  put(path, (name) => name !== 'node_modules' && !NEVER_LOADED.test(name));
  if (lstatSync(join(root, path)).isSymbolicLink()) putWorkspace(relative(root, realpathSync(join(root, path))));
}

/** Copies a workspace: its built files, or its sources if it has no build. */
function putWorkspace(path) {
  put(join(path, 'package.json'));
  const built = join(path, 'dist');
  put(existsSync(join(root, built)) ? built : join(path, 'src'), (name) => !NOT_IN_PRODUCTION.test(name));
}

/** The paths of the packages that the API needs at run time, including workspaces of this repository. */
function packages() {
  const script = process.env.npm_execpath;
  const [command, first] = script ? [process.execPath, [script]] : ['npm', []];
  const args = [...first, 'ls', '--all', '--omit=dev', '--workspace=api', '--parseable'];
  const { status, stdout, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error('`npm ls` finds fault with the installed packages.', { cause: error });
  return [...new Set(stdout.trim().split('\n'))].map((path) => relative(root, path)).filter(Boolean);
}

/** Copies a file, a link, or a folder with its wanted entries to the same path in FOLDER. */
function put(path, isWanted = () => true) {
  const from = join(root, path);
  const to = join(tree, path);
  const stat = lstatSync(from);
  if (stat.isDirectory()) {
    for (const name of readdirSync(from).filter(isWanted)) put(join(path, name), isWanted);
    return;
  }
  mkdirSync(dirname(to), { recursive: true });
  if (stat.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else share(from, to);
}

/** Makes a hard link, which takes no time; on another disk, a copy. */
function share(from, to) {
  try {
    linkSync(from, to);
  } catch (error) {
    if (error.code !== 'EXDEV') throw error;
    copyFileSync(from, to);
  }
}
