import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../', import.meta.url);

/** The complaints of a script of the repository. */
function complaintsOf(script: string, option: string): string {
  const path = fileURLToPath(new URL(`scripts/${script}`, ROOT));
  const { stderr } = spawnSync(process.execPath, [path, option], { cwd: fileURLToPath(ROOT), encoding: 'utf8' });
  return stderr;
}

describe('docs/rules', () => {
  it('has a test for each rule, and no citation leads nowhere', () => {
    expect(complaintsOf('check-rules.mjs', '--held')).toBe('');
  });
});

describe('npm run test:changed', () => {
  it('chooses by folders and specs that exist', () => {
    expect(complaintsOf('test-changed.mjs', '--check')).toBe('');
  });
});
