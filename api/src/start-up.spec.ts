import { sentence } from './start-up.js';

describe('A failed start', () => {
  it('says in one sentence that the user of the database may not change its schema', () => {
    const denied = Object.assign(new Error("CREATE command denied to user 'app'@'db'"), {
      code: 'ER_TABLEACCESS_DENIED_ERROR',
    });
    expect(sentence(denied)).toMatch(/^The user in DATABASE_URL is not allowed to change the database schema\. Grant /);
    const unknown = new Error('something else');
    expect(sentence(unknown)).toBe(unknown);
  });

  it('says what to do where the demonstration content is missing', () => {
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
