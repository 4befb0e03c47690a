import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

/** What stands in the second column of a row: a spec file and the title of a test, or that there is none yet. */
const HELD_BY = /^`([^`]+)` (.+)$/;

/** The rows of all tables, without their heads. */
const rows = read('docs/coverage.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (rule|-+) /.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, rule, heldBy]) => ({ rule: rule!, heldBy: heldBy!.split('<br>').map((part) => part.trim()) }));

/** As a title stands in the source: quotes may be escaped there. */
const titlesIn = (path: string) => read(path).replaceAll(/\\(['"`])/g, '$1');

describe('docs/coverage.md', () => {
  it('names only tests that exist, or says that one is missing', () => {
    expect(rows.length).toBeGreaterThan(120);
    const wrong = rows.flatMap(({ rule, heldBy }) =>
      heldBy
        .filter((part) => {
          if (/^missing( \(.+\))?$/.test(part)) return false;
          const [, path, title] = HELD_BY.exec(part) ?? [];
          return !path || !title || !titlesIn(path).includes(title);
        })
        .map((part) => `${rule}: ${part}`),
    );
    expect(wrong).toEqual([]);
  });

  it('lets no rule of the API go without a test', () => {
    const untested = rows
      .filter(({ heldBy }) => heldBy.every((part) => part.startsWith('missing') && !part.includes('browser')))
      .map(({ rule }) => rule);
    expect(untested).toEqual([]);
  });
});

describe('npm run test:changed', () => {
  it('knows specs of every file of the product', () => {
    const script = fileURLToPath(new URL('scripts/test-changed.mjs', ROOT));
    const { stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
    expect(stderr).toBe('');
  });
});
