/** Which fields changed: `{field: [before, after]}`, each value cut to a readable length. */
export type Changes = Record<string, readonly [before: unknown, after: unknown]>;

/** The state of a record: an entity, some of its fields, or nothing. */
export type State = object | null | undefined;

/** The size of the column for {@link fieldWords}: about fifty fields. */
export const MAX_FIELDS_LENGTH = 1_000;

/** The search term for entries in which a field changed; no other text of an entry has this form. */
export const fieldWord = (field: string): string => `changed:${field};`;

/** The search terms of all fields that changed. */
export const fieldWords = (changes: Changes): string =>
  Object.keys(changes).map(fieldWord).join(' ').slice(0, MAX_FIELDS_LENGTH);

const SECRET = /password|token|secret/i;

/** The entry stores these itself, or they are irrelevant. */
const LEFT_OUT = new Set(['id', 'createdAt', 'updatedAt', 'searchText']);

/** Two values each of thirty fields stay below the 65,535 bytes of the column. */
const MAX_VALUE_LENGTH = 250;

/**
 * The difference between two states of a record. Without `before` it was created, without `after` deleted. Secrets
 * never appear; long texts are truncated.
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

/** As JSON: dates become text, and undefined becomes null. */
const plain = (value: unknown): unknown =>
  value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);

function cut(value: unknown): unknown {
  if (typeof value === 'string') return shortened(value);
  if (typeof value !== 'object' || value === null) return value;
  const text = JSON.stringify(value);
  return text.length <= MAX_VALUE_LENGTH ? value : shortened(text);
}

const shortened = (text: string) =>
  text.length <= MAX_VALUE_LENGTH ? text : `${text.slice(0, MAX_VALUE_LENGTH - 1)}…`;
