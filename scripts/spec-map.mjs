// The map of which specs call which file: `npm run test:record` writes it, `npm run test:changed` reads it.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const FOLDERS = ['api/src', 'api/test', 'core/src', 'site/src', 'admin/src', 'e2e'];
const FILE = join(root, 'scripts/spec-map.json');

/** @returns for each suite, the seconds of each spec, and for each file, the indexes of its specs among them */
export function readMap() {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
}

/** Writes the map with one line for each file, so that diffs are readable. */
export function writeMap(map) {
  const suites = Object.entries(map).map(([suite, { specs, files }]) => {
    const parts = { specs, files };
    const lines = Object.entries(parts).map(([part, entries]) => {
      const rows = Object.entries(entries).map(
        ([name, value]) => `      ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
      );
      return `    "${part}": {\n${rows.join(',\n')}\n    }`;
    });
    return `  "${suite}": {\n${lines.join(',\n')}\n  }`;
  });
  writeFileSync(FILE, `{\n${suites.join(',\n')}\n}\n`);
}

/** The first entry of each list, then the second of each, and so on, without duplicates. */
export function inTurns(lists) {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return [
    ...new Set(
      Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat(),
    ),
  ];
}

/** Words in the names of many files, which say nothing about one of them. */
const COMMON =
  'modules platform common components islands lib test dashboard spec e ts tsx dto service controller entity page';

/** The subject words of a path: `order` and `status` in `order-status.e2e-spec.ts` and `order.status-changes.ts`. */
export function wordsOf(path) {
  const name = path
    .replace(/^\w+\/(src\/|test\/)?/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  const words = name.split(/[^a-z]+/).filter((word) => word && !COMMON.split(' ').includes(word));
  return new Set(words.map((word) => word.replace(/s$/, '')));
}

/** Runs Node with these arguments in the repository. @returns the exit code */
export function run(command, env = {}) {
  return (
    spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
  );
}

export function git(...command) {
  return execFileSync('git', command, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** @returns for each file, the files that import it, including type imports */
export function importersOf() {
  const importers = new Map();
  const sources = git('ls-files', '--cached', '--others', '--exclude-standard', ...FOLDERS);
  for (const file of sources.filter((path) => /\.(tsx?|astro|mjs)$/.test(path) && existsSync(join(root, path)))) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import|import\(|new URL\()\s*'([^']+)'/g)) {
      const path = pathOf(name, file);
      if (path) importers.set(path, (importers.get(path) ?? new Set()).add(file));
    }
  }
  return importers;
}

/** The path of an imported file, if it is in this repository. */
function pathOf(name, importer) {
  const [, workspace, module] = /^@imisozi\/(core|api)\/(.+)$/.exec(name) ?? [];
  const path = workspace ? `${workspace}/src/${module}` : name.startsWith('.') && join(dirname(importer), name);
  if (!path) return undefined;
  const bare = path.replace(/\.js$/, '');
  return [path, ...['.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'].map((end) => bare + end)].find(
    (candidate) => /\.\w+$/.test(candidate) && existsSync(join(root, candidate)),
  );
}
