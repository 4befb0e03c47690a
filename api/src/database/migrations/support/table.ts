import { Table, type QueryRunner, type TableColumnOptions, type TableForeignKey, type TableIndex } from 'typeorm';

/**
 * Helpers for migrations: one for each decorator of `columns.ts`, so that a table reads the same in both places and is
 * created correctly on MySQL and SQLite.
 */
const isMysql = (runner: QueryRunner) => runner.connection.options.type === 'mysql';

type Column = (runner: QueryRunner) => TableColumnOptions;
type Extra = { readonly nullable?: boolean; readonly default?: string };
type Constraint = { readonly index: Partial<TableIndex> } | { readonly foreignKey: Partial<TableForeignKey> };

const column =
  (name: string, type: string, options: Partial<TableColumnOptions>, extra: Extra = {}): Column =>
  () => ({ name, type, ...options, isNullable: extra.nullable ?? false, default: extra.default });

export const id = () => column('id', 'varchar', { length: '36', isPrimary: true });
export const key = (name: string, length: number) =>
  column(name, 'varchar', { length: String(length), isPrimary: true });
export const ref = (name: string, extra?: Extra) => column(name, 'varchar', { length: '36' }, extra);
export const text = (name: string, length: number, extra?: Extra) =>
  column(name, 'varchar', { length: String(length) }, extra);
export const bytes = (name: string, length: number, extra?: Extra) =>
  column(name, 'varbinary', { length: String(length) }, extra);
export const bytesKey = (name: string, length: number) =>
  column(name, 'varbinary', { length: String(length), isPrimary: true });
export const longText = (name: string, extra?: Extra) => column(name, 'text', {}, extra);
export const manyBytes = (name: string): Column => column(name, 'blob', {});
/** `2026-11-21`. */
export const day = (name: string, extra?: Extra) => column(name, 'varchar', { length: '10' }, extra);
export const time = (name: string, extra?: Extra) => column(name, 'datetime', { precision: 3 }, extra);

/** An integer; money is stored in cents. */
export const number =
  (name: string, extra: Extra = {}): Column =>
  (runner) =>
    column(name, isMysql(runner) ? 'int' : 'integer', {}, extra)(runner);

export const numberKey =
  (name: string): Column =>
  (runner) => ({ ...number(name)(runner), isPrimary: true });

export const flag =
  (name: string, fallback: boolean | null): Column =>
  (runner) => {
    const value = fallback === null ? { nullable: true } : { default: fallback ? '1' : '0' };
    return column(name, isMysql(runner) ? 'tinyint' : 'boolean', {}, value)(runner);
  };

export const index = (name: string, columnNames: string[]): Constraint => ({ index: { name, columnNames } });
export const unique = (name: string, columnNames: string[]): Constraint => ({
  index: { name, columnNames, isUnique: true },
});

export const foreignKey = (
  name: string,
  columnName: string,
  referencedTableName: string,
  onDelete: 'CASCADE' | 'SET NULL' | 'RESTRICT',
): Constraint => ({
  foreignKey: {
    name,
    columnNames: [columnName],
    referencedTableName,
    referencedColumnNames: ['id'],
    onDelete,
    // Explicit: MariaDB reports the default rule as RESTRICT, and the drift test would report a difference.
    onUpdate: 'NO ACTION',
  },
});

/** A table to create. */
export interface TablePlan {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly constraints: readonly Constraint[];
}

export const table = (name: string, columns: Column[], constraints: Constraint[] = []): TablePlan => ({
  name,
  columns,
  constraints,
});

/** Creates the tables in the given order; a foreign key needs its target before it. */
export async function createTables(runner: QueryRunner, plans: readonly TablePlan[]): Promise<void> {
  for (const plan of plans) {
    const indices = indicesOf(plan.constraints);
    const foreignKeys = plan.constraints.flatMap((one) =>
      'foreignKey' in one ? [one.foreignKey as TableForeignKey] : [],
    );
    await runner.createTable(
      new Table({ name: plan.name, columns: plan.columns.map((make) => make(runner)), indices, foreignKeys }),
    );
  }
}

/**
 * Adds columns to a table that has records. Written as SQL for both databases: TypeORM would rebuild the SQLite table,
 * which foreign keys to the old one prevent.
 */
export async function addColumns(runner: QueryRunner, { name: table, columns, constraints }: TablePlan): Promise<void> {
  for (const make of columns) {
    const made = make(runner);
    const { name, type, length, precision, isNullable } = made;
    const fallback: unknown = made.default;
    const size = length ?? precision;
    await runner.query(
      `ALTER TABLE ${table} ADD COLUMN ${name} ${type}${size ? `(${size})` : ''} ${isNullable ? 'NULL' : 'NOT NULL'}` +
        (fallback === undefined ? '' : ` DEFAULT ${String(fallback)}`),
    );
  }
  for (const { name, columnNames, isUnique } of indicesOf(constraints)) {
    await runner.query(`CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX ${name} ON ${table} (${columnNames.join(', ')})`);
  }
}

/**
 * Reverts {@link addColumns}. MariaDB and MySQL only hide a dropped column, which still counts towards the maximum row
 * size; a rebuilt table has no hidden ones.
 */
export async function dropColumns(
  runner: QueryRunner,
  { name: table, columns, constraints }: TablePlan,
): Promise<void> {
  for (const { name } of indicesOf(constraints)) {
    await runner.query(`DROP INDEX ${name}${isMysql(runner) ? ` ON ${table}` : ''}`);
  }
  const drops = columns.toReversed().map((make) => `DROP COLUMN ${make(runner).name}`);
  if (isMysql(runner)) {
    if (drops.length > 0) await runner.query(`ALTER TABLE ${table} ${drops.join(', ')}, FORCE`);
  } else {
    for (const drop of drops) await runner.query(`ALTER TABLE ${table} ${drop}`);
  }
}

const indicesOf = (constraints: readonly Constraint[]) =>
  constraints.flatMap((one) => ('index' in one ? [one.index as TableIndex] : []));

/** Drops the tables of `plans`, last first. */
export async function dropTables(runner: QueryRunner, plans: readonly TablePlan[]): Promise<void> {
  for (const plan of plans.toReversed()) await runner.dropTable(plan.name);
}
