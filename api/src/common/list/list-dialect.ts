import { BadRequestException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Brackets, type ObjectLiteral, type Repository, type SelectQueryBuilder } from 'typeorm';

/** The query of ra-data-simple-rest: JSON in each of three parameters. */
export interface ListQuery {
  readonly filter?: string;
  readonly range?: string;
  readonly sort?: string;
}

/** Which columns of a resource a list may search, filter and sort by; everything else is refused. */
export interface ListRules {
  /** Names the resource in `Content-Range`. */
  readonly resource: string;
  /** Columns that the filter `q` looks into. */
  readonly search: readonly string[];
  /** Columns that must equal one value or one of several. */
  readonly equals: readonly string[];
  /** Columns with bounds: `createdAt_gte`, `createdAt_lte`. */
  readonly ranges?: readonly string[];
  readonly sortable: readonly string[];
}

export interface ListPage<Entity> {
  readonly rows: Entity[];
  readonly first: number;
  readonly total: number;
}

const PAGE_SIZE = 25;
const LARGEST_PAGE = 1_000;
const MOST_VALUES = 1_000;

/**
 * Reads one page of a resource in the dashboard's dialect.
 * @throws BadRequestException for a parameter that is no JSON, or names a column that is not declared
 */
export async function readList<Entity extends ObjectLiteral>(
  repository: Repository<Entity>,
  rules: ListRules,
  query: ListQuery,
): Promise<ListPage<Entity>> {
  const { first, count } = readRange(query.range);
  const rows = repository.createQueryBuilder('row');
  applyFilter(rows, rules, parse(query.filter, {}, 'filter'));
  applySort(rows, rules, parse(query.sort, ['createdAt', 'DESC'], 'sort'));
  const [page, total] = await rows.skip(first).take(count).getManyAndCount();
  return { rows: page, first, total };
}

/** Announces the page as ra-data-simple-rest expects: `orders 0-24/319`. */
export function sendContentRange(reply: FastifyReply, resource: string, page: ListPage<unknown>): void {
  const last = page.first + Math.max(page.rows.length - 1, 0);
  void reply.header('Content-Range', `${resource} ${page.first}-${last}/${page.total}`);
}

function readRange(text: string | undefined): { first: number; count: number } {
  const range = parse(text, [0, PAGE_SIZE - 1], 'range');
  if (
    !Array.isArray(range) ||
    range.length !== 2 ||
    !range.every((bound) => Number.isSafeInteger(bound) && bound >= 0)
  ) {
    throw new BadRequestException('range must be two whole numbers, such as [0,24].');
  }
  const [first, last] = range as [number, number];
  return { first, count: Math.min(Math.max(last - first + 1, 0), LARGEST_PAGE) };
}

function applyFilter<Entity extends ObjectLiteral>(
  rows: SelectQueryBuilder<Entity>,
  rules: ListRules,
  filter: unknown,
): void {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    throw new BadRequestException('filter must be an object, such as {"q":"gorilla"}.');
  }
  for (const [name, value] of Object.entries(filter)) {
    if (value === null || value === '') continue;
    if (name === 'q') applySearch(rows, rules.search, value);
    else applyColumnFilter(rows, rules, name, value);
  }
}

/** Each word must stand in one of the columns. */
function applySearch<Entity extends ObjectLiteral>(
  rows: SelectQueryBuilder<Entity>,
  columns: readonly string[],
  value: unknown,
): void {
  if (typeof value !== 'string') throw new BadRequestException('The filter q must be text.');
  for (const [index, word] of value.trim().split(/\s+/).slice(0, 8).entries()) {
    const name = `word${index}`;
    const pattern = `%${word.replace(/[!%_]/g, '!$&')}%`;
    rows.andWhere(
      new Brackets((any) => {
        for (const column of columns) any.orWhere(`row.${column} LIKE :${name} ESCAPE '!'`, { [name]: pattern });
      }),
    );
  }
}

function applyColumnFilter<Entity extends ObjectLiteral>(
  rows: SelectQueryBuilder<Entity>,
  rules: ListRules,
  name: string,
  value: unknown,
): void {
  const bound = /^(.+)_(gte|lte)$/.exec(name);
  if (bound && rules.ranges?.includes(bound[1]!)) {
    const sign = bound[2] === 'gte' ? '>=' : '<=';
    rows.andWhere(`row.${bound[1]} ${sign} :${name}`, { [name]: stored(rows, bound[1]!, boundValue(name, value)) });
    return;
  }
  if (name !== 'id' && !rules.equals.includes(name))
    throw new BadRequestException(`${name} is no filter of this list.`);
  const values = Array.isArray(value) ? value : [value];
  if (values.length > MOST_VALUES || !values.every(isScalar)) {
    throw new BadRequestException(`The filter ${name} takes a value, or a list of up to ${MOST_VALUES}.`);
  }
  if (values.length === 0) rows.andWhere('1 = 0');
  else rows.andWhere(`row.${name} IN (:...${name})`, { [name]: values });
}

/** The value as the column keeps it: dollars become cents. */
function stored<Entity extends ObjectLiteral>(
  rows: SelectQueryBuilder<Entity>,
  column: string,
  value: unknown,
): unknown {
  const transformer = rows.expressionMap.mainAlias?.metadata.findColumnWithPropertyName(column)?.transformer;
  return transformer && !Array.isArray(transformer) ? (transformer.to(value) as unknown) : value;
}

function boundValue(name: string, value: unknown): unknown {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  const time = typeof value === 'string' ? new Date(value) : undefined;
  if (!time || Number.isNaN(time.getTime()))
    throw new BadRequestException(`The filter ${name} takes a number or a date.`);
  return time;
}

function applySort<Entity extends ObjectLiteral>(
  rows: SelectQueryBuilder<Entity>,
  rules: ListRules,
  sort: unknown,
): void {
  const [column, direction] = Array.isArray(sort) ? (sort as unknown[]) : [];
  if (typeof column !== 'string' || !(column === 'id' || rules.sortable.includes(column))) {
    throw new BadRequestException(`sort must name one of: id, ${rules.sortable.join(', ')}.`);
  }
  const order = direction === 'ASC' ? 'ASC' : 'DESC';
  rows.orderBy(`row.${column}`, order);
  // Ties by id, so that no row stands on two pages.
  if (column !== 'id') rows.addOrderBy('row.id', order);
}

function parse(text: string | undefined, fallback: unknown, name: string): unknown {
  if (text === undefined || text === '') return fallback;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new BadRequestException(`${name} must be JSON.`);
  }
}

/** JSON can say 1e400, which is Infinity here and a word without meaning in SQL. */
const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
