import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadEnvironment } from './config/env.js';
import { readSettings, sentence } from './start-up.js';

describe('A failed start', () => {
  it('says in one sentence that the database user may not change the schema', () => {
    const denied = Object.assign(new Error("CREATE command denied to user 'app'@'db'"), {
      code: 'ER_TABLEACCESS_DENIED_ERROR',
    });
    expect(sentence(denied)).toMatch(/^The user in DATABASE_URL is not allowed to change the database schema\. Grant /);
    const unknown = new Error('something else');
    expect(sentence(unknown)).toBe(unknown);
  });

  it.each([
    ['ER_BAD_DB_ERROR', "Unknown database 'safaris'", /^The database server answers, but has no database of the name/],
    ['EACCES', "permission denied, mkdir '/srv/data'", /^Cannot write to the folder of DATA_DIR: permission denied/],
    ['ENOSPC', 'no space left on device, write', /^Cannot write to the folder of DATA_DIR: no space left on device/],
    ['SQLITE_CANTOPEN', 'unable to open database file', /^Cannot write to the folder of DATA_DIR: unable to open/],
  ])('explains %s', (code, message, said) => {
    expect(sentence(Object.assign(new Error(message), { code }))).toMatch(said);
  });

  it('names the file of settings that cannot be read', () => {
    const [before, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), 'settings-'))];
    // A folder, because a superuser, as in containers, may read every file.
    mkdirSync(join(folder, '.env'));
    process.chdir(folder);
    try {
      expect(readSettings).toThrow(BadEnvironment);
      expect(readSettings).toThrow(/\/\.env cannot be read \(EISDIR: .*\): let this user read it/);
    } finally {
      process.chdir(before);
      rmSync(folder, { recursive: true });
    }
  });

  it('says what to do if the demonstration content is missing', () => {
    const missing = (name: string) =>
      Object.assign(new Error(`Cannot find ${name} imported from /app/api/dist/chunks/demo-content.js`), {
        code: 'ERR_MODULE_NOT_FOUND',
      });
    expect(sentence(missing("module '/app/api/dist/chunks/demo.js'"))).toMatch(
      /^The database is empty, and there is no demonstration content .* NODE_ENV=production .*`npm run admin:create/,
    );
    const other = missing("package 'fastify'");
    expect(sentence(other)).toBe(other);
  });
});
