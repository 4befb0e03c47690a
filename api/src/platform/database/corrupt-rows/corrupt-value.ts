/**
 * A stored value that does not fit its column: broken JSON, or an invalid URL. It stays in a row only until the
 * subscriber beside this file replaces it by `fallback`.
 */
export class CorruptValue {
  constructor(
    /** As stored in the database. */
    readonly raw: unknown,
    /** What readers of the row get instead: an empty value of the right type. */
    readonly fallback: unknown,
  ) {}
}

const columns = new WeakMap<object, readonly string[]>();

export const markCorrupt = (row: object, names: readonly string[]): void => void columns.set(row, names);

/** The columns of a row whose values could not be read, and so are empty. */
export const corruptColumns = (row: object): readonly string[] => columns.get(row) ?? [];

/** Whether all values of a row could be read. */
export const isIntact = (row: object): boolean => !columns.has(row);

/** Leaves out rows with unreadable values: the public must not see those. Staff get all rows. */
export const intactOnly = <Row extends object>(rows: readonly Row[]): Row[] => rows.filter(isIntact);
