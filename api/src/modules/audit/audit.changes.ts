/** Which fields changed: `{field: [before, after]}`, each value cut to a readable length. */
export type Changes = Record<string, readonly [before: unknown, after: unknown]>;

/** The state of a record: an entity, some of its fields, or nothing. */
export type State = object | null | undefined;

/** What is kept of the words of {@link fieldWords}: fifty fields or so. */
export const LONGEST_FIELDS = 1_000;

/** How a search finds entries by a field that changed: no other word of an entry looks like it. */
export const fieldWord = (field: string): string => `changed:${field};`;

/** All fields that changed, as words to search by. */
export const fieldWords = (changes: Changes): string =>
  Object.keys(changes).map(fieldWord).join(' ').slice(0, LONGEST_FIELDS);

const SECRET = /password|token|secret/i;

/** Said by the entry itself, or by nothing that matters. */
const LEFT_OUT = new Set(['id', 'createdAt', 'updatedAt', 'searchText']);

/** Two of these for thirty fields stay below the 65,535 bytes of the column. */
const LONGEST_VALUE = 250;

/**
 * What is different between two states of a record. Nothing before means it was made, nothing after that it was
 * deleted. Secrets never appear; long texts are cut.
 */
export function changesBetween(before: State, after: State): Changes {
  const changes: Changes = {};
  for (const field of changedFields(before, after)) {
    if (!SECRET.test(field)) changes[field] = [cut(plain(read(before, field))), cut(plain(read(after, field)))];
  }
  return changes;
}

/** The fields that differ between two states of a record, secrets too. */
export function changedFields(before: State, after: State): string[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const json = (state: State, field: string) => JSON.stringify(plain(read(state, field)));
  return [...fields].filter((field) => !LEFT_OUT.has(field) && json(before, field) !== json(after, field));
}

const read = (state: State, field: string): unknown => (state as Record<string, unknown> | null | undefined)?.[field];

/** Dates become text here, and what was left out becomes null. */
const plain = (value: unknown): unknown =>
  value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);

function cut(value: unknown): unknown {
  if (typeof value === 'string') return shortened(value);
  if (typeof value !== 'object' || value === null) return value;
  const text = JSON.stringify(value);
  return text.length <= LONGEST_VALUE ? value : shortened(text);
}

const shortened = (text: string) => (text.length <= LONGEST_VALUE ? text : `${text.slice(0, LONGEST_VALUE - 1)}…`);
