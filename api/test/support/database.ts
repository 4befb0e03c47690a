import { randomUUID } from 'node:crypto';
import { createConnection } from 'mysql2/promise';

/** A database for one spec file, and how to delete it. */
export interface TestDatabase {
  /** Undefined: SQLite in the spec's own folder. */
  readonly url: string | undefined;
  drop(): Promise<void>;
}

/** A new database on the server of `TEST_DATABASE_URL`, or SQLite if it is not set. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { url: undefined, drop: async () => undefined };
  const name = `test_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  // With the default of old servers: the product must set its own character set.
  await runSql(server, `CREATE DATABASE ${name} CHARACTER SET latin1`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runSql(server, `DROP DATABASE ${name}`) };
}

/** Runs one or several statements. */
export async function runSql(url: string, sql: string): Promise<void> {
  const connection = await createConnection({ uri: url, multipleStatements: true });
  await connection.query(sql);
  await connection.end();
}
