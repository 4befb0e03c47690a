import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { runSql, type TestDatabase } from './database.ts';

/** The first database of this process that ran all migrations: as SQL for a server, else as the bytes of its file. */
let template: string | Uint8Array | undefined;

/** Fills a new database like the first one; `migrate` has nothing left to do, which saves a third of a start. */
export async function fillFromTemplate({ url }: TestDatabase, folder: string): Promise<void> {
  if (template === undefined) return;
  if (url) await runSql(url, String(template));
  else await writeFile(join(folder, 'app.sqlite'), template);
}

/** Stores a database that was just migrated, for the following ones. */
export async function keepAsTemplate(dataSource: DataSource): Promise<void> {
  if (template !== undefined) return;
  const { driver, options } = dataSource;
  if (options.type === 'mysql') template = await dumpOf(options.url!);
  else template = ((driver as BetterSqlite3Driver).databaseConnection as { serialize(): Uint8Array }).serialize();
}

/** The tables as the server itself dumps them, and the rows created by migrations. */
export async function dumpOf(url: string): Promise<string> {
  const connection = await createConnection({ uri: url, dateStrings: true, rowsAsArray: true });
  const rowsOf = async (sql: string) => (await connection.query<string[][] & RowDataPacket[]>(sql))[0];
  const statements = ['SET FOREIGN_KEY_CHECKS = 0'];
  for (const [table = ''] of await rowsOf('SHOW TABLES')) {
    const name = connection.escapeId(table);
    statements.push((await rowsOf(`SHOW CREATE TABLE ${name}`))[0]![1]);
    const rows = await rowsOf(`SELECT * FROM ${name}`);
    if (rows.length) statements.push(`INSERT INTO ${name} VALUES ${connection.escape(rows)}`);
  }
  await connection.end();
  return statements.join(';\n');
}
