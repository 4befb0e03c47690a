import { refusal } from '../errors/refused.js';
import type { ListDefinition } from './list-definition.js';

/** The query of ra-data-simple-rest: three parameters, each of them JSON. */
export interface ListQuery {
  readonly filter?: string;
  readonly range?: string;
  readonly sort?: string;
  /**
   * The id of the row before the page: it finds the page quickly, however far back it is. `range` still gives the
   * position.
   */
  readonly after?: string;
  /** Likewise the id of the row after the page. */
  readonly before?: string;
  /** Set by {@link fromStart} and by the previous page; a symbol, so that no client can set it. */
  readonly [AFTER]?: Cursor;
  /** Set by {@link firstOf}. */
  readonly [UNCOUNTED]?: true;
}

export const AFTER = Symbol('after');

/** How many rows match is not counted. */
export const UNCOUNTED = Symbol('uncounted');

/** Where a batch begins: after the row with this id and sort value, or at the first row. */
export interface Cursor {
  readonly last: { readonly id: unknown; readonly value: unknown } | null;
}

export interface Sort {
  readonly column: string;
  readonly order: 'ASC' | 'DESC';
}

const PAGE_SIZE = 25;
const MAX_PAGE_SIZE = 1_000;

/** The query for all rows of a list in batches instead of one page: `range` is ignored. */
export const fromStart = ({ filter, sort }: ListQuery): ListQuery => ({ filter, sort, [AFTER]: { last: null } });

/** The query for the first rows only, whatever their number: counting them may take longer than finding them. */
export const firstOf = (most: number, filter: object, sort?: readonly [string, 'ASC' | 'DESC']): ListQuery => ({
  filter: JSON.stringify(filter),
  range: `[0,${most - 1}]`,
  ...(sort && { sort: JSON.stringify(sort) }),
  [UNCOUNTED]: true,
});

/** @throws Refused for anything but two integers, the first not above the second */
export function parseRange(query: ListQuery): { first: number; count: number } {
  const range = parse(query.range, [0, PAGE_SIZE - 1], 'range');
  const [first, last] = (Array.isArray(range) ? range : []) as number[];
  if (!isWhole(first) || !isWhole(last) || (range as unknown[]).length !== 2 || first > last) {
    throw refusal('range-unreadable');
  }
  return { first, count: Math.min(last - first + 1, MAX_PAGE_SIZE) };
}

/** @throws Refused for a column that the list cannot be sorted by, or a direction other than ASC and DESC */
export function parseSort(query: ListQuery, { sortable }: ListDefinition): Sort {
  const sort = parse(query.sort, ['createdAt', 'DESC'], 'sort');
  const [column, direction = 'DESC'] = Array.isArray(sort) ? (sort as unknown[]) : [];
  if (typeof column !== 'string' || !(column === 'id' || sortable.includes(column))) {
    throw refusal('sort-unknown', { columns: sortable.join(', ') });
  }
  if (direction !== 'ASC' && direction !== 'DESC') throw refusal('sort-direction');
  return { column, order: direction };
}

/** The filter's names and values, without those that mean "any": null and empty text. */
export function parseFilter(query: ListQuery): [name: string, value: unknown][] {
  const filter = parse(query.filter, {}, 'filter');
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    throw refusal('filter-unreadable', { example: '{"q":"gorilla"}' });
  }
  return Object.entries(filter).filter(([, value]) => value !== null && value !== '');
}

function parse(text: unknown, fallback: unknown, name: string): unknown {
  if (text === undefined || text === '') return fallback;
  try {
    return JSON.parse(text as string) as unknown;
  } catch {
    throw refusal('not-json', { name });
  }
}

const isWhole = (bound: unknown): bound is number => Number.isSafeInteger(bound) && (bound as number) >= 0;
