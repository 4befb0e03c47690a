import { MoreThan, type FindManyOptions, type FindOptionsWhere, type Repository } from 'typeorm';

/** Rows read at once: two hundred rows of long texts take a few megabytes. */
const PART = 200;

/** The types of columns that hold text. */
const TEXTS: ReadonlySet<unknown> = new Set(['varchar', 'text']);

/**
 * The text columns of all rows of a table, read in parts in the order of their ids; numbers, times and derived columns
 * are left out. For background work: a row that changes meanwhile is read either before or after the change.
 */
export async function* textsInParts<Row extends { readonly id: string }>(
  rows: Repository<Row>,
  where: FindOptionsWhere<Row> = {},
): AsyncGenerator<Row, void, undefined> {
  const columns = rows.metadata.columns.filter(({ type, isVirtualProperty }) => TEXTS.has(type) && !isVirtualProperty);
  const select = Object.fromEntries(columns.map(({ propertyName }) => [propertyName, true]));
  let last = '';
  for (let part: Row[] | undefined; !part || part.length === PART;) {
    const after = { ...where, id: MoreThan(last) };
    part = await rows.find({ select, where: after, order: { id: 'ASC' }, take: PART } as FindManyOptions<Row>);
    yield* part;
    last = part.at(-1)?.id ?? last;
  }
}
