import type { FastifyReply } from 'fastify';
import { Brackets, type ObjectLiteral, type Repository, type SelectQueryBuilder } from 'typeorm';
import { applyFilter } from './list-filter.js';
import { applySearch, onSearchIndex, type SearchResult } from './list-search.js';
import {
  AFTER,
  fromStart,
  parseFilter,
  parseRange,
  parseSort,
  type Cursor,
  type ListQuery,
  type Sort,
} from './list-query.js';
import type { ListDefinition } from './list-definition.js';
import { columnOf, sqlOf, storedValue } from './column-value.js';

export type { ListQuery } from './list-query.js';
export type { ListDefinition } from './list-definition.js';

export interface ListPage<Row> {
  readonly rows: Row[];
  readonly first: number;
  /** How many rows the filter finds; not counted for a batch. */
  readonly total: number;
  /** After a batch: asks for the one behind it; absent at the end. */
  readonly next?: ListQuery;
}

/** Rows held in memory at a time when a whole list is read. */
const BATCH = 1_000;

/** A search with more hits than this fills a page soon when rows are read in order; fewer are sorted and counted together. */
const MANY_HITS = 10_000;

/** A page with at most this number of rows between it and an end of the list is fast to read from there. */
const NEAR_END_ROWS = 50;

/**
 * Reads one page of a staff list, by the query of ra-data-simple-rest.
 * @throws BadRequestException for a parameter that is no JSON, or names a column that is not declared
 */
export async function readList<Entity extends ObjectLiteral>(
  repository: Repository<Entity>,
  list: ListDefinition,
  query: ListQuery,
): Promise<ListPage<Entity>> {
  const sort = parseSort(query, list);
  const rows = repository.createQueryBuilder('row');
  const untyped = rows as unknown as SelectQueryBuilder<ObjectLiteral>;
  const { q, ...filter } = Object.fromEntries(parseFilter(query));
  for (const [name, value] of Object.entries(filter)) applyFilter(untyped, list, name, value);
  const search = await applySearch(untyped, repository, list, q);
  rows.orderBy(sqlOf(columnOf(untyped, sort.column)), sort.order);
  // Ties by id, so that no row stands on two pages. MySQL sorts by a unique index only when nothing follows it.
  if (!columnOf(untyped, sort.column).isPrimary && !isUnique(repository, sort.column))
    rows.addOrderBy('row.id', sort.order);

  const cursor = query[AFTER];
  if (cursor) return readBatch(rows, query, sort, cursor);
  const { first, count } = parseRange(query);
  const [ids, total] = await READERS[search](rows, first, count);
  return { rows: await inOrder(repository, ids), first, total };
}

/** How the ids of a page and the total are read, by how the search was answered. */
const READERS: Readonly<Record<SearchResult, typeof withTotal>> = {
  none: (rows, first, count) =>
    first === 0
      ? Promise.all([idsOf(rows.clone(), first, count), rows.getCount()])
      : fromNearerEnd(rows, rows.clone().getCount(), first, count),
  few: withTotal,
  many: async (rows, first, count) => {
    const total = onSearchIndex(rows.clone()).getCount();
    const skipped = Math.min(first, (await total) - first - count);
    return skipped <= NEAR_END_ROWS || (await total) > MANY_HITS
      ? fromNearerEnd(rows, total, first, count)
      : withTotal(onSearchIndex(rows), first, count);
  },
};

/** Only ids, which indexes contain: the database need not read whole rows to skip those before the page. */
async function idsOf<Entity extends ObjectLiteral>(
  rows: SelectQueryBuilder<Entity>,
  first: number,
  count: number,
): Promise<string[]> {
  const found = await rows.select('row.id', 'id').offset(first).limit(count).getRawMany<{ id: string }>();
  return found.map(({ id }) => id);
}

/** {@link idsOf} and the total, in one query. */
async function withTotal<Entity extends ObjectLiteral>(
  rows: SelectQueryBuilder<Entity>,
  first: number,
  count: number,
): Promise<[ids: string[], total: number]> {
  const page = rows.clone().select('row.id', 'id').addSelect('COUNT(*) OVER ()', 'total').offset(first).limit(count);
  const found = await page.getRawMany<{ id: string; total: string }>();
  const total = found[0]?.total ?? (first > 0 ? await rows.getCount() : 0);
  return [found.map(({ id }) => id), Number(total)];
}

/** {@link idsOf} and the total, read from the end of the list that the page is nearer to. */
async function fromNearerEnd<Entity extends ObjectLiteral>(
  rows: SelectQueryBuilder<Entity>,
  counted: Promise<number>,
  first: number,
  count: number,
): Promise<[ids: string[], total: number]> {
  const total = await counted;
  if (first >= total) return [[], total];
  const behind = Math.max(total - first - count, 0);
  if (first <= behind) return [await idsOf(rows, first, count), total];
  const ids = await idsOf(reversed(rows), behind, total - first - behind);
  return [ids.toReversed(), total];
}

function reversed<Entity extends ObjectLiteral>(rows: SelectQueryBuilder<Entity>): SelectQueryBuilder<Entity> {
  const order = Object.entries(rows.expressionMap.orderBys);
  return rows.orderBy(
    Object.fromEntries(order.map(([column, way]) => [column, way === 'ASC' ? ('DESC' as const) : ('ASC' as const)])),
  );
}

async function inOrder<Entity extends ObjectLiteral>(repository: Repository<Entity>, ids: string[]): Promise<Entity[]> {
  if (ids.length === 0) return [];
  const found = await repository.createQueryBuilder('row').where('row.id IN (:...ids)', { ids }).getMany();
  const byId = new Map(found.map((row) => [row.id as string, row]));
  return ids.flatMap<Entity>((id) => byId.get(id) ?? []);
}

const isUnique = ({ metadata }: Repository<ObjectLiteral>, column: string): boolean =>
  metadata.indices.some(
    ({ isUnique: unique, columns }) => unique && columns.length === 1 && columns[0]!.propertyName === column,
  );

/**
 * Every row of a list, a batch at a time in memory. Rows that appear or vanish meanwhile move no others.
 * @param read answers a page, such as the one its route answers
 */
export async function* everyRow<Row>(
  query: ListQuery,
  read: (query: ListQuery) => Promise<ListPage<Row>>,
): AsyncGenerator<Row[]> {
  for (let next: ListQuery | undefined = fromStart(query); next;) {
    const page: ListPage<Row> = await read(next);
    yield page.rows;
    next = page.next;
  }
}

/** Announces the page as ra-data-simple-rest expects: `orders 0-24/319`. */
export function sendContentRange(reply: FastifyReply, resource: string, page: ListPage<unknown>): void {
  const last = page.first + Math.max(page.rows.length - 1, 0);
  void reply.header('Content-Range', `${resource} ${page.first}-${last}/${page.total}`);
}

async function readBatch<Entity extends ObjectLiteral>(
  rows: SelectQueryBuilder<Entity>,
  query: ListQuery,
  { column, order }: Sort,
  { last }: Cursor,
): Promise<ListPage<Entity>> {
  if (last)
    rows.andWhere(
      new Brackets((where) => startAfter(where as SelectQueryBuilder<Entity>, rows, { column, order }, last)),
    );
  const batch = await rows.take(BATCH).getMany();
  const end = batch.at(-1);
  const next =
    end && batch.length === BATCH ? { last: { id: end.id as unknown, value: end[column] as unknown } } : null;
  return { rows: batch, first: 0, total: 0, ...(next && { next: { ...query, [AFTER]: next } }) };
}

/** Both databases put rows without a value before all others, ascending. */
function startAfter(
  where: SelectQueryBuilder<ObjectLiteral>,
  rows: SelectQueryBuilder<ObjectLiteral>,
  { column, order }: Sort,
  last: { readonly id: unknown; readonly value: unknown },
): void {
  const sign = order === 'ASC' ? '>' : '<';
  const parameters = { afterId: last.id, afterValue: storedValue(columnOf(rows, column), last.value) };
  const here = sqlOf(columnOf(rows, column));
  const isNull = `${here} IS NULL`;
  const sameButLater = `row.id ${sign} :afterId`;
  if (column === 'id') where.where(sameButLater, parameters);
  else if (last.value === null) {
    where.where(`${isNull} AND ${sameButLater}`, parameters);
    if (order === 'ASC') where.orWhere(`${here} IS NOT NULL`);
  } else {
    // The first comparison alone lets an index find the place.
    where.where(`${here} ${sign}= :afterValue AND (${here} ${sign} :afterValue OR ${sameButLater})`, parameters);
    if (order === 'DESC') where.orWhere(isNull);
  }
}
