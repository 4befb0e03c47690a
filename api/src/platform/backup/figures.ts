/** A question whose rows have a `name` and a `value`, such as the sums of a ledger. */
export interface Figure {
  readonly name: string;
  readonly sql: string;
}

/** Asks one database, in one snapshot of it. */
export type Ask = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** By what a backup and a database are compared: rows a table, and the product's own figures. */
export interface Figures {
  readonly tables: Readonly<Record<string, number>>;
  readonly figures: Readonly<Record<string, number>>;
}

/** Which migrations ran: the manifest says it in another way, and a database without this table is not complete. */
export const MIGRATIONS_TABLE = 'migrations';

/** Beside it, the leases of running processes, which are worth nothing afterwards. */
const NOT_COUNTED: readonly string[] = [MIGRATIONS_TABLE, 'leases'];

/** The tables of all those in a database that are counted, in order. */
export const countedTables = (all: readonly string[]): string[] =>
  all.filter((name) => !NOT_COUNTED.includes(name)).toSorted();

/** Counts the rows of these tables, and answers the questions. */
export async function readFigures(ask: Ask, tables: readonly string[], questions: readonly Figure[]): Promise<Figures> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const [row] = await ask(`SELECT COUNT(*) AS rowCount FROM ${table}`);
    counts[table] = Number(row!['rowCount']);
  }
  const figures: Record<string, number> = {};
  for (const { name, sql } of questions) {
    for (const row of await ask(sql)) figures[`${name} ${String(row['name'])}`] = Number(row['value']);
  }
  return { tables: counts, figures };
}

/** Where a database differs from what its manifest says, in words; empty if it does not. */
export function differences(expected: Figures, found: Figures): string[] {
  return [
    ...differing(expected.tables, found.tables, (table) => `rows of ${table}`),
    ...differing(expected.figures, found.figures, (name) => name),
  ];
}

type Numbers = Readonly<Record<string, number>>;

function differing(expected: Numbers, found: Numbers, label: (name: string) => string): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  return names
    .filter((name) => expected[name] !== found[name])
    .map((name) => `${label(name)}: ${expected[name] ?? 'none'} expected, ${found[name] ?? 'none'} found`);
}
