import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { refusal } from '../errors/refused.js';
import type { ListDefinition } from './list-definition.js';
import { columnOf, parseValue, sqlOf, type Column } from './column-value.js';

const MAX_VALUES = 1_000;

type Rows = SelectQueryBuilder<ObjectLiteral>;

/** SQLite allows 32,766 values in a statement. */
const MAX_FOUND = 30_000;

/**
 * Applies one filter: a column's name, a name with `_gte`, `_lte` or `_null`, or one of `found`.
 * @throws Refused for a column that is not declared, or a value that the column cannot have
 */
export async function applyFilter(rows: Rows, list: ListDefinition, name: string, value: unknown): Promise<void> {
  // Own properties only: every object has a `constructor`.
  const found = list.found && Object.hasOwn(list.found, name) ? list.found[name] : undefined;
  if (found) whereIdIn(rows, name, (await found(value)).slice(0, MAX_FOUND));
  else applyColumn(rows, list, name, value);
}

function whereIdIn(rows: Rows, name: string, ids: readonly string[]): void {
  if (ids.length === 0) rows.andWhere('1 = 0');
  else rows.andWhere(`row.id IN (:...${name})`, { [name]: ids });
}

function applyColumn(rows: Rows, list: ListDefinition, name: string, value: unknown): void {
  const [, bounded, suffix] = /^(.+)_(gte|lte|null)$/.exec(name) ?? [];
  if (suffix === 'null' && applyAbsence(rows, list, bounded!, value)) return;
  if (suffix && suffix !== 'null' && list.ranges?.includes(bounded!)) {
    return applyBound(rows, columnOf(rows, bounded!), suffix as 'gte' | 'lte', value);
  }
  const choices = list.choices && Object.hasOwn(list.choices, name) ? list.choices[name] : undefined;
  if (name !== 'id' && !list.equals.includes(name) && !choices) {
    throw refusal('filter-unknown', { filter: name });
  }
  applyValues(rows, columnOf(rows, name), value, { choices, conditions: list.conditions?.[name] });
}

function applyBound(rows: Rows, column: Column, bound: 'gte' | 'lte', value: unknown): void {
  const name = `${column.propertyName}_${bound}`;
  rows.andWhere(`${sqlOf(column)} ${bound === 'gte' ? '>=' : '<='} :${name}`, {
    [name]: parseValue(column, name, value, bound === 'lte'),
  });
}

interface Choices {
  readonly choices?: readonly string[] | undefined;
  readonly conditions?: Readonly<Record<string, string>> | undefined;
}

function applyValues(rows: Rows, column: Column, value: unknown, { choices, conditions }: Choices): void {
  const name = column.propertyName;
  const values = Array.isArray(value) ? (value as unknown[]) : [value];
  if (values.length > MAX_VALUES) throw refusal('filter-too-many-values', { filter: name, max: MAX_VALUES });
  if (choices && !values.every((one) => choices.includes(one as string))) {
    throw refusal('filter-takes-choices', { filter: name, choices: choices.join(', ') });
  }
  const read = values.map((one) => parseValue(column, name, one));
  if (read.length === 0) rows.andWhere('1 = 0');
  else if (conditions) rows.andWhere(`(${values.map((one) => `(${conditions[one as string]})`).join(' OR ')})`);
  // SQLite's planner assumes that `IN` with one value is selective, however many rows have that value.
  else if (read.length === 1) rows.andWhere(`${sqlOf(column)} = :${name}`, { [name]: read[0] });
  else rows.andWhere(`${sqlOf(column)} IN (:...${name})`, { [name]: read });
}

/**
 * `settledAt_null: true` finds rows without a value, `false` those with one; only for declared columns that may be
 * null.
 */
function applyAbsence(rows: Rows, list: ListDefinition, name: string, value: unknown): boolean {
  const declared = [...list.equals, ...(list.ranges ?? [])];
  if (!declared.includes(name) || !columnOf(rows, name).isNullable) return false;
  if (typeof value !== 'boolean') throw refusal('filter-takes-true-or-false', { filter: `${name}_null` });
  rows.andWhere(`row.${name} IS ${value ? '' : 'NOT '}NULL`);
  return true;
}
