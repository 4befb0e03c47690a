// Bundles what the compiler made, `dist/unbundled`, with the packages it imports into a few files: to find, read and
// link two thousand small ones was half of a start, and a sixth of the memory.
import { dirname, join } from 'node:path';
import { defineConfig } from 'rolldown';

const unbundled = join(import.meta.dirname, 'dist/unbundled');
const DEMO = join(import.meta.dirname, '../demo/src/index.ts');

/** Programs of the machine, packages that read files beside their own, and what must be there before any decorator. */
const EXTERNAL = [
  'reflect-metadata',
  'better-sqlite3',
  'sharp',
  '@node-rs/argon2',
  'swagger-ui-dist',
  /^swagger-ui-dist\//,
];

export default defineConfig({
  cwd: unbundled,
  input: {
    main: 'main.js',
    worker: 'worker.js',
    'cli/admin-create': 'cli/admin-create.js',
    'cli/backup': 'cli/backup.js',
    'cli/restore': 'cli/restore.js',
    'cli/renew-order-keys': 'cli/renew-order-keys.js',
    'cli/second-factor-remove': 'cli/second-factor-remove.js',
    'cli/openapi': 'cli/openapi.js',
    'cli/seed': 'cli/seed.js',
  },
  external: EXTERNAL,
  platform: 'node',
  plugins: [filesBeside(), oneTypeOrm(), oneValidator(), twoDrivers(), asciiOnly()],
  onLog(level, log, report) {
    // Packages look for others that are not installed, and do without.
    if (log.code === 'UNRESOLVED_IMPORT' && log.id?.includes('node_modules')) return;
    report(level, log);
  },
  output: {
    dir: join(import.meta.dirname, 'dist'),
    // The production image has no demonstration content.
    chunkFileNames: ({ facadeModuleId }) => (facadeModuleId === DEMO ? 'chunks/demo.js' : 'chunks/[name].js'),
    // Nest and TypeORM know classes by their names.
    keepNames: true,
    comments: false,
  },
});

/** Bundles the worker threads too, and copies scripts for browsers: `new URL('./name.worker.js', import.meta.url)`. */
function filesBeside() {
  const BESIDE = /new URL\('(\.\/([\w.-]+\.js))', import\.meta\.url\)/g;
  return {
    name: 'files-beside',
    transform: {
      filter: { id: /dist\/unbundled/, code: BESIDE },
      async handler(code, module) {
        for (const [, path, name] of code.matchAll(BESIDE)) {
          const id = join(dirname(module), path);
          const file = path.endsWith('.worker.js')
            ? { type: 'chunk', id, fileName: `chunks/${name}` }
            : { type: 'asset', fileName: `chunks/${name}`, source: await this.fs.readFile(id) };
          this.emitFile(file);
        }
        return null;
      },
    },
  };
}

/** `@nestjs/typeorm` looks in the package `typeorm` for two classes that version 1 has no more: a second copy of it. */
function oneTypeOrm() {
  return {
    name: 'one-typeorm',
    load: {
      filter: { id: /@nestjs\/typeorm\/dist\/common\/typeorm-compat\.js$/ },
      handler: () => 'export const Connection = undefined; export const AbstractRepository = undefined;',
    },
  };
}

/** `@nestjs/mapped-types` requires two packages while it runs, which the bundler cannot see: a second copy of both. */
function oneValidator() {
  const REQUIRED = /require\('(class-[\w/-]+)'\)/g;
  return {
    name: 'one-validator',
    transform: {
      filter: { id: /@nestjs\/mapped-types\/dist\/type-helpers\.utils\.js$/ },
      handler(code) {
        // Of two addresses of one file, only the first exists.
        const names = {
          'class-validator': 'validator',
          'class-transformer': 'transformer',
          'class-transformer/cjs/storage': 'storage',
        };
        const imports = Object.entries(names).map(([path, name]) => `import * as ${name} from '${path}';\n`);
        return imports.join('') + code.replaceAll(REQUIRED, (call, path) => names[path] ?? call);
      },
    },
  };
}

/** TypeORM loads the drivers of all databases; those that the product cannot use would be 1 MB of the bundle. */
function twoDrivers() {
  const OTHERS =
    /typeorm\/driver\/(?!mysql|better-sqlite3|sqlite-abstract|mongodb|types)[\w-]+\/(?<name>\w+Driver)\.js$/;
  return {
    name: 'two-drivers',
    load: { filter: { id: OTHERS }, handler: (id) => `exports.${OTHERS.exec(id).groups.name} = class {};` },
  };
}

/** The engine keeps sources in memory: with two bytes for a character as soon as one of them is not ASCII. */
function asciiOnly() {
  return {
    name: 'ascii-only',
    // After everything else: the bundler prints letters as they are.
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle).filter(({ type }) => type === 'chunk')) {
        chunk.code = chunk.code.replaceAll(/[^\0-\x7f]/g, escaped);
      }
    },
  };
}

const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
