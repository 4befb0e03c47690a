/**
 * A value of the database that is not what its column holds: broken JSON, or no address. It stands in a row only until
 * the keeper beside this file has put `fallback` in its place.
 */
export class Unreadable {
  constructor(
    /** As it stands in the database. */
    readonly raw: unknown,
    /** What whoever reads the row finds instead: something empty of the right kind. */
    readonly fallback: unknown,
  ) {}
}

const columns = new WeakMap<object, readonly string[]>();

export const markUnreadable = (row: object, names: readonly string[]): void => void columns.set(row, names);

/** The columns of a row that could not be read, and so are empty. */
export const unreadableColumns = (row: object): readonly string[] => columns.get(row) ?? [];

/** Whether every value of a row is what the database holds. */
export const isReadable = (row: object): boolean => !columns.has(row);

/** The rows without those that the public must not see half: staff get them all, with something empty in the gaps. */
export const readable = <Row extends object>(rows: readonly Row[]): Row[] => rows.filter(isReadable);
