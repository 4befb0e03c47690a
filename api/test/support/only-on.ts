type Test = (title: string, run: () => Promise<void>) => void;

/** Skips a test with the reason in its title, which the output of a run shows. */
const unless = (isHere: boolean, need: string): Test =>
  isHere ? (title, run) => it(title, run) : (title, run) => void it.skip(`${title} (${need})`, run);

const onServer = Boolean(process.env.TEST_DATABASE_URL);

export const onMariaDb = unless(onServer, 'needs MariaDB');
export const onSqlite = unless(!onServer, 'is about SQLite');
export const onRedis = unless(Boolean(process.env.TEST_REDIS_URL), 'needs Redis');
