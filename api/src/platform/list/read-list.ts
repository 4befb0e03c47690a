import type { FastifyReply } from 'fastify';
import { Brackets, type EntityMetadata, type ObjectLiteral, type Repository, type SelectQueryBuilder } from 'typeorm';
import { refusal } from '../errors/refused.js';
import { applyFilter } from './list-filter.js';
import { applySearch, isInSearchIndex, onSearchIndex, type SearchResult } from './list-search.js';
import {
  AFTER,
  UNCOUNTED,
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
  /** How many rows match the filter; not counted for a batch. */
  readonly total: number;
  /** `total` is a minimum; more were not counted. */
  readonly isAtLeast?: boolean;
  /** After a batch: the query for the next one; undefined at the end. */
  readonly next?: ListQuery;
}

type Rows = SelectQueryBuilder<ObjectLiteral>;

/** Rows in memory at a time when a whole list is read. */
const BATCH = 1_000;

/** The limit of counting: counting a million rows takes over half a second, and nobody reads the exact number. */
export const MAX_COUNTED = 10_000;

/** With a filter that is not in the index with the others, each counted row must be read. */
const MAX_LOOKED_AT = 500;

/** From this offset on it matters which index is used to skip the rows before a page. */
const FAR = 1_000;

/**
 * Reads one page of a staff list, by the query of ra-data-simple-rest.
 * @throws Refused for a parameter that is not JSON, or names a column that is not declared
 */
export async function readList<Entity extends ObjectLiteral>(
  repository: Repository<Entity>,
  list: ListDefinition,
  query: ListQuery,
): Promise<ListPage<Entity>> {
  const sort = parseSort(query, list);
  const rows = repository.createQueryBuilder('row');
  const untyped = rows as SelectQueryBuilder<ObjectLiteral>;
  const { q, ...filter } = Object.fromEntries(parseFilter(query));
  for (const [name, value] of Object.entries(filter)) await applyFilter(untyped, list, name, value);
  const search = await applySearch(untyped, repository, list, q, sort.column === 'createdAt');
  inOrderOf(rows, sort);

  const cursor = query[AFTER];
  if (cursor) return readBatch(rows, query, sort, cursor);
  const { first, count } = parseRange(query);
  const bounded = Object.keys(filter).filter((name) => /_(gte|lte|null)$/.test(name));
  const columns = Object.keys(filter).map((name) => name.replace(/_(gte|lte)$/, ''));
  const isIndexed = q === undefined && sort.column === 'createdAt' && isInSearchIndex(repository.metadata, columns);
  // MySQL would sort all rows for a page some thousand rows after the first.
  const onIndex = search.isInIndex || (isIndexed && first >= FAR) ? onSearchIndex(rows.clone()) : rows;
  const page = await idsOfPage(onIndex, sort, { ...query, first, count });
  const found = await inOrder(repository, page.ids);
  if (query[UNCOUNTED]) return { rows: found, first, total: first + found.length, isAtLeast: page.hasMore };
  const most = q !== undefined || bounded.length > 0 ? MAX_LOOKED_AT : MAX_COUNTED;
  // And to count the rows of a day, it would read those of the whole year.
  const toCount = isIndexed && bounded.length > 0 ? onSearchIndex(rows.clone()) : rows;
  return { rows: found, first, ...(await totalOf(toCount, search, { first, most, ...page })) };
}

/**
 * Ties are ordered by id, so that no row is on two pages. MySQL uses a unique index for sorting only when nothing
 * follows it.
 */
function inOrderOf<Entity extends ObjectLiteral>(
  rows: SelectQueryBuilder<Entity>,
  { column, order }: Sort,
): SelectQueryBuilder<Entity> {
  const { metadata } = rows.expressionMap.mainAlias!;
  const sorted = columnOf(rows, column);
  rows.orderBy(sqlOf(sorted), order);
  return sorted.isPrimary || isUnique(metadata, column) ? rows : rows.addOrderBy('row.id', order);
}

interface PageIds {
  readonly ids: string[];
  /** Whether there are rows after these. */
  readonly hasMore: boolean;
}

/**
 * The page next to a row that the reader has seen, which is as fast at the end of a million rows as at the start;
 * otherwise the page at an offset, which skips the rows before it.
 */
async function idsOfPage<Entity extends ObjectLiteral>(
  rows: SelectQueryBuilder<Entity>,
  sort: Sort,
  { first, count, after, before }: ListQuery & { readonly first: number; readonly count: number },
): Promise<PageIds> {
  const seen = first > 0 ? await findSeen(rows, sort, after ?? before) : null;
  if (!seen) {
    const ids = await idsOf(rows.clone().offset(first), count + 1);
    return { ids: ids.slice(0, count), hasMore: ids.length > count };
  }
  const way = after ? sort : { ...sort, order: sort.order === 'ASC' ? ('DESC' as const) : ('ASC' as const) };
  const beside = inOrderOf(rows.clone(), way);
  beside.andWhere(new Brackets((where) => startAfter(where as SelectQueryBuilder<Entity>, rows, way, seen)));
  const ids = await idsOf(beside, after ? count + 1 : count);
  return after ? { ids: ids.slice(0, count), hasMore: ids.length > count } : { ids: ids.toReversed(), hasMore: true };
}

/** Only ids, which indexes contain: the database need not read whole rows to skip those before the page. */
async function idsOf<Entity extends ObjectLiteral>(rows: SelectQueryBuilder<Entity>, count: number): Promise<string[]> {
  const found = await rows.select('row.id', 'id').limit(count).getRawMany<{ id: string }>();
  return found.map(({ id }) => id);
}

/** The row that a page begins or ends next to; null if it no longer exists, or none was given. */
async function findSeen<Entity extends ObjectLiteral>(
  rows: SelectQueryBuilder<Entity>,
  { column }: Sort,
  id: string | undefined,
): Promise<Cursor['last']> {
  if (id === undefined) return null;
  if (typeof id !== 'string') throw refusal('row-id-required');
  const row = await rows.connection
    .createQueryBuilder(rows.expressionMap.mainAlias!.metadata.target, 'row')
    .where('row.id = :id', { id })
    .getOne();
  return row && { id, value: row[column] as unknown };
}

/** Rows after the page tell that there are more; if there are none, the page itself tells the total. */
async function totalOf<Entity extends ObjectLiteral>(
  rows: SelectQueryBuilder<Entity>,
  search: SearchResult,
  { first, most, ids, hasMore }: PageIds & { readonly first: number; readonly most: number },
): Promise<Pick<ListPage<Entity>, 'total' | 'isAtLeast'>> {
  const end = first + ids.length;
  if (!hasMore && (ids.length > 0 || first === 0)) return { total: end };
  const counted = await countUpTo(search.toCount(rows), most);
  if (counted <= most && !search.isSample) return { total: counted };
  return { total: Math.max(counted, hasMore ? end + 1 : end), isAtLeast: true };
}

/** Counts rows; returns `most` + 1 for all larger numbers. */
async function countUpTo(rows: Rows, most: number): Promise<number> {
  const some = rows
    .clone()
    .select('1', 'one')
    .orderBy()
    .limit(most + 1);
  const counted = await rows.connection
    .createQueryBuilder()
    .select('COUNT(*)', 'count')
    .from(`(${some.getQuery()})`, 'some')
    .setParameters(some.getParameters())
    .getRawOne<{ count: string }>();
  return Number(counted!.count);
}

async function inOrder<Entity extends ObjectLiteral>(repository: Repository<Entity>, ids: string[]): Promise<Entity[]> {
  if (ids.length === 0) return [];
  const found = await repository.createQueryBuilder('row').where('row.id IN (:...ids)', { ids }).getMany();
  const byId = new Map(found.map((row) => [row.id as string, row]));
  return ids.flatMap<Entity>((id) => byId.get(id) ?? []);
}

const isUnique = (metadata: EntityMetadata, column: string): boolean =>
  metadata.indices.some(
    ({ isUnique: unique, columns }) => unique && columns.length === 1 && columns[0]!.propertyName === column,
  );

/**
 * Every row of a list, one batch in memory at a time. Rows that appear or vanish meanwhile do not move others.
 * @param read returns a page, such as the one its route returns
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

/**
 * Sends the `Content-Range` that ra-data-simple-rest expects: `orders 0-24/319`. If the count stopped at the limit, the
 * total is larger than the rows read so far, so that a client that reads page after page reaches the end, and
 * `X-Total-At-Least` says so.
 */
export function sendContentRange(reply: FastifyReply, resource: string, page: ListPage<unknown>): void {
  const last = page.first + Math.max(page.rows.length - 1, 0);
  void reply.header('Content-Range', `${resource} ${page.first}-${last}/${page.total}`);
  if (page.isAtLeast) void reply.header('X-Total-At-Least', String(page.total));
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

/** Both databases sort rows without a value before all others, ascending. */
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
    // The first comparison alone lets the database use an index.
    where.where(`${here} ${sign}= :afterValue AND (${here} ${sign} :afterValue OR ${sameButLater})`, parameters);
    if (order === 'DESC') where.orWhere(isNull);
  }
}
