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
});
