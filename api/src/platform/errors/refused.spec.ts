import { glob, readFile } from 'node:fs/promises';
import { REFUSAL_CODES } from '@imisozi/core/refusals/refusal';

const ROOT = new URL('../../../../', import.meta.url).pathname;

/** The source files without their comments. */
async function sources(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for await (const name of glob(['api/src/**/*.ts', 'core/src/**/*.ts'], { cwd: ROOT })) {
    if (/\.spec\.ts$|^core\/src\/texts\//.test(name)) continue;
    found.set(name, (await readFile(ROOT + name, 'utf8')).replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*/g, ''));
  }
  return found;
}

describe('Refusals', () => {
  it('are thrown for every code of the catalogue', async () => {
    const all = [...(await sources()).values()].join('\n');
    expect(REFUSAL_CODES.filter((code) => !all.includes(`'${code}'`))).toEqual([]);
  });

  it('all have a code: no code throws an exception of the framework', async () => {
    const thrown = [...(await sources())].flatMap(([name, source]) =>
      [...source.matchAll(/new (\w+Exception)\(/g)].map(([, exception]) => `${name}: ${exception}`),
    );
    expect(thrown).toEqual([]);
  });
});
