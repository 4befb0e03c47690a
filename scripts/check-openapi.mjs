// Checks the OpenAPI document as integrators use it: Redocly and Spectral report no problem, and the clients that
// openapi-typescript, Hey API and orval generate compile. It reads the document that `npm run build:types` wrote.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const document = join(root, 'api/generated/openapi.json');
// Inside the repository, so that generated clients find the installed packages.
const folder = join(root, 'node_modules/.cache/openapi-clients');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      types: [],
    },
    include: ['.'],
  }),
);

const made = (name) => join(folder, name);
const results = await Promise.all([
  run('redocly', 'lint', document, '--max-problems=1000'),
  run('spectral', 'lint', document, '--fail-severity=hint', '--quiet'),
  generated(
    run('openapi-typescript', document, '--output', made('openapi-typescript.ts')),
    run('openapi-ts', '--input', document, '--output', made('hey-api'), '--silent', '--no-log-file'),
    run('orval', '--input', document, '--output', made('orval/fetch.ts'), '--client', 'fetch'),
    run('orval', '--input', document, '--output', made('orval/zod.ts'), '--client', 'zod'),
  ),
]);
if (results.flat().includes(false)) process.exit(1);
console.log('The OpenAPI document is clean, and the clients generated from it compile.');

async function generated(...generators) {
  const all = await Promise.all(generators);
  return all.includes(false) ? all : run('tsc', '--project', made('tsconfig.json'));
}

/** Runs an installed program and prints its output only if it fails. @returns whether it succeeded */
async function run(program, ...args) {
  const child = spawn(join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text));
  const status = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  if (status !== 0) console.error(`${program} ${args[0]} failed:\n${Buffer.concat(said)}`);
  return status === 0;
}
