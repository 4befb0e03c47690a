import type { Field, Fields, ListField } from './fields.ts';

type Row = Readonly<Record<string, unknown>>;

/** A field that differs between two versions of a document. */
export interface Difference {
  /** Its position in the form: `Group 1, Question 3: Answer`. */
  readonly place: string;
  readonly field: Exclude<Field, ListField>;
  /** Empty if there is no text, or the row does not exist. */
  readonly before: string;
  readonly after: string;
}

/** The differences between two versions of a document. Rows that only moved count as the same rows. */
export function differencesBetween(fields: Fields, before: Row, after: Row): Difference[] {
  return differencesIn(fields, before, after, []);
}

function differencesIn(fields: Fields, before: Row, after: Row, rows: readonly string[]): Difference[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'list') {
      return pairsOf(rowsOf(before[name]), rowsOf(after[name])).flatMap((pair) =>
        differencesIn(field.fields, pair.before, pair.after, [...rows, `${field.row} ${pair.number}`]),
      );
    }
    const [old, now] = [textOf(before[name]), textOf(after[name])];
    if (old === now) return [];
    const place = [rows.join(', '), field.label].filter(Boolean).join(': ');
    return [{ place, field, before: old, after: now }];
  });
}

const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as Row[]) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Pair {
  readonly before: Row;
  readonly after: Row;
  /** Its row number in the later version; for a removed row, in the earlier one. */
  readonly number: number;
}

/** Rows that differ between the versions, each with the row that replaced it. */
function pairsOf(before: readonly Row[], after: readonly Row[]): Pair[] {
  const isSame = (one: Row | undefined, other: Row | undefined) => JSON.stringify(one) === JSON.stringify(other);
  const shorter = Math.min(before.length, after.length);
  let first = 0;
  while (first < shorter && isSame(before[first], after[first])) first++;
  let last = 0;
  while (last < shorter - first && isSame(before.at(-1 - last), after.at(-1 - last))) last++;
  const old = before.slice(first, before.length - last);
  const now = after.slice(first, after.length - last);
  return Array.from({ length: Math.max(old.length, now.length) }, (_, index) => ({
    before: old[index] ?? {},
    after: now[index] ?? {},
    number: first + index + 1,
  }));
}
