import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource, Table, TableColumn } from 'typeorm';
import { parseEnv } from '../src/config/env.js';
import { openDataSource } from '../src/platform/database/data-source.js';
import { SCHEMA } from '../src/schema.js';
import { createTestDatabase, type TestDatabase } from './support/database.js';

/** The last migration of the last release, which must be able to write to the newer schema. Updated per release. */
const LAST_RELEASE = 'ForgetCopiesOfPictures1763600411000';

/** Differences between its own schema and a newer one that would break the previous release; in a few words each. */
function breaks(before: readonly Table[], after: readonly Table[]): string[] {
  return before.flatMap((old) => {
    const table = after.find(({ name }) => name === old.name);
    return table ? [...columnBreaks(old, table), ...keyBreaks(old, table)] : [`${old.name} is gone`];
  });
}

function columnBreaks(old: Table, table: Table): string[] {
  const known = old.columns.flatMap((column) => {
    const now = table.columns.find(({ name }) => name === column.name);
    const place = `${old.name}.${column.name}`;
    if (!now) return [`${place} is gone`];
    return [
      ...(isNarrower(column, now) ? [`${place} was ${typeOf(column)} and is ${typeOf(now)}`] : []),
      ...(column.isNullable && !now.isNullable ? [`${place} must have a value now`] : []),
      ...(hasDefault(column) && !hasDefault(now) && !now.isNullable ? [`${place} has no default any more`] : []),
    ];
  });
  const added = table.columns.filter(({ name }) => !old.columns.some((column) => column.name === name));
  const needed = added.filter((column) => !column.isNullable && !hasDefault(column) && !column.isGenerated);
  return [...known, ...needed.map(({ name }) => `${old.name}.${name} is new and needs a value`)];
}

/**
 * A new unique key or reference may refuse writes of the previous release; one whose columns are all new only gets
 * nulls.
 */
function keyBreaks(old: Table, table: Table): string[] {
  const isOld = (name: string) => old.columns.some((column) => column.name === name);
  const before = new Set(old.indices.filter(({ isUnique }) => isUnique).map(({ columnNames }) => columnNames.join()));
  const uniques = table.indices.filter(
    ({ isUnique, columnNames }) => isUnique && columnNames.every(isOld) && !before.has(columnNames.join()),
  );
  const references = new Set(old.foreignKeys.map(({ columnNames }) => columnNames.join()));
  const newReferences = table.foreignKeys.filter(
    ({ columnNames }) => columnNames.every(isOld) && !references.has(columnNames.join()),
  );
  return [
    ...uniques.map(({ columnNames }) => `${old.name} (${columnNames.join(', ')}) must be unique now`),
    ...newReferences.map(({ columnNames }) => `${old.name} (${columnNames.join(', ')}) must refer to a row now`),
  ];
}

const hasDefault = ({ default: value }: TableColumn) => value !== undefined && value !== null;
const typeOf = ({ type, length }: TableColumn) => (length ? `${type}(${length})` : type);
const isNarrower = (old: TableColumn, now: TableColumn) =>
  old.type !== now.type || (Number(now.length) || Infinity) < (Number(old.length) || Infinity);

describe('The schema of the next release (rules/operating 7)', () => {
  let database: TestDatabase;
  let folder: string;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'spec-'));
    const env = parseEnv({ NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: database.url });
    dataSource = await openDataSource(env, SCHEMA);
    await dataSource.runMigrations();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** TypeORM would read the tables of all databases of the server. */
  const ownTables = async () =>
    (
      await dataSource.query<{ name: string }[]>(
        'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
      )
    ).map(({ name }) => name);
  const tables = async () => {
    const runner = dataSource.createQueryRunner();
    try {
      const all = await runner.getTables(dataSource.options.type === 'mysql' ? await ownTables() : undefined);
      return all.map((table) => Object.assign(table, { name: table.name.split('.').at(-1)! }));
    } finally {
      await runner.release();
    }
  };

  it('only adds to that of the last release, which can still write while processes are replaced', async () => {
    const after = await tables();
    expect(dataSource.migrations.map((one) => one.constructor.name)).toContain(LAST_RELEASE);
    const last = async () =>
      (await dataSource.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id DESC LIMIT 1'))[0]!.name;
    while ((await last()) !== LAST_RELEASE) await dataSource.undoLastMigration();
    const before = await tables();
    expect(before.length).toBeGreaterThan(30);
    expect(breaks(before, after)).toEqual([]);
  });

  it('would be refused if it dropped, narrowed or required anything', async () => {
    const before = await tables();
    const changed = before.map((table) => table.clone());
    const orders = changed.find(({ name }) => name === 'orders')!;
    orders.columns = orders.columns.filter(({ name }) => name !== 'names');
    const email = orders.columns.find(({ name }) => name === 'email')!;
    email.length = '10';
    const note = orders.columns.find(({ isNullable }) => isNullable)!;
    note.isNullable = false;
    const needed = email.clone();
    needed.name = 'needed';
    orders.columns.push(needed);
    const found = breaks(
      before,
      changed.filter(({ name }) => name !== 'mails'),
    );
    expect(found.toSorted()).toEqual([
      'mails is gone',
      'orders.email was varchar(254) and is varchar(10)',
      'orders.names is gone',
      'orders.needed is new and needs a value',
      `orders.${note.name} must have a value now`,
    ]);
  });
});
