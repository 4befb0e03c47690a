/**
 * A value of the database that is not what its column holds: broken JSON, or no address. It stands in a row only until
 * the subscriber beside this file has put `fallback` in its place.
 */
export class CorruptValue {
  constructor(
    /** As it is stored in the database. */
    readonly raw: unknown,
    /** What readers of the row get instead: something empty of the right type. */
    readonly fallback: unknown,
  ) {}
}

const columns = new WeakMap<object, readonly string[]>();

export const markCorrupt = (row: object, names: readonly string[]): void => void columns.set(row, names);

/** The columns of a row that could not be read, and so are empty. */
export const corruptColumns = (row: object): readonly string[] => columns.get(row) ?? [];

/** Whether every value of a row is what the database holds. */
export const isIntact = (row: object): boolean => !columns.has(row);

/** Without the rows that are incomplete: the public must not see those. Staff get all rows. */
export const intactOnly = <Row extends object>(rows: readonly Row[]): Row[] => rows.filter(isIntact);
