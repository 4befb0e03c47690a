import {
  EventSubscriber,
  In,
  IsNull,
  type DataSource,
  type EntityManager,
  type EntityMetadata,
  type EntitySubscriberInterface,
  type InsertEvent,
  type ObjectLiteral,
  type UpdateEvent,
} from 'typeorm';
import { hasSearchWords, hasSpellings, SEARCH_TEXT, searchedColumns, searchTextOf } from './search-text.js';
import { addSearchWords } from './search-words.js';
import { addSpellings } from './spellings.js';

/** The statement's CASE is compared row by row, so batches must stay small. */
const BATCH = 250;
/** When many search texts are filled at start-up, progress is logged every so many rows. */
const SAID_EVERY = 10_000;

/**
 * Keeps the search texts up to date, whatever code writes: an inserted or saved record gets its text in the same
 * statement; an update by condition, which does not know the other columns, sets it to null and fills it afterwards.
 * For entities with search words, the words follow in the same transaction.
 */
@EventSubscriber()
export class SearchTextSubscriber implements EntitySubscriberInterface<ObjectLiteral> {
  beforeInsert({ entity, metadata }: InsertEvent<ObjectLiteral>): void {
    if (searchedColumns(metadata)) entity[SEARCH_TEXT] = searchTextOf(metadata, entity);
  }

  async afterInsert({ entity, metadata, manager }: InsertEvent<ObjectLiteral>): Promise<void> {
    await addWords(manager, metadata, entity);
  }

  beforeUpdate({ entity, databaseEntity, metadata }: UpdateEvent<ObjectLiteral>): void {
    if (!entity || !searchedColumns(metadata)?.some((name) => entity[name] !== undefined)) return;
    // TypeORM knows the old record in `save`, but not in an update by condition.
    const before = databaseEntity as ObjectLiteral | undefined;
    entity[SEARCH_TEXT] = before ? searchTextOf(metadata, { ...before, ...defined(entity) }) : null;
  }

  async afterUpdate({ entity, databaseEntity, metadata, manager }: UpdateEvent<ObjectLiteral>): Promise<void> {
    if (entity && databaseEntity) return addWords(manager, metadata, { ...databaseEntity, ...entity });
    if (databaseEntity || entity?.[SEARCH_TEXT] !== null) return;
    delete entity[SEARCH_TEXT];
    await fillSearchTexts(manager, metadata);
  }
}

/** Fills the search texts of all records that lack one: records older than the column, or written by other programs. */
export async function fillAllSearchTexts(dataSource: DataSource, log?: (text: string) => void): Promise<void> {
  for (const metadata of dataSource.entityMetadatas) {
    const said = (rows: number) =>
      log?.(`Preparing the search: ${rows.toLocaleString('en-GB')} rows of ${metadata.tableName}.`);
    if (searchedColumns(metadata)) await fillSearchTexts(dataSource.manager, metadata, said);
  }
}

async function addWords(manager: EntityManager, metadata: EntityMetadata, record: ObjectLiteral): Promise<void> {
  const text = record[SEARCH_TEXT] as Buffer | null | undefined;
  if (!text || !hasSearchWords(metadata)) return;
  await addSearchWords(manager, metadata, [{ id: record.id as string, text }]);
  if (hasSpellings(metadata)) await addSpellings(manager, [text.toString()]);
}

async function fillSearchTexts(
  manager: EntityManager,
  metadata: EntityMetadata,
  said: (rows: number) => void = () => undefined,
): Promise<void> {
  for (let [filled, all, told] = [1, 0, 0]; filled > 0;) {
    const found = await manager.find(metadata.target, {
      select: { id: true },
      where: { [SEARCH_TEXT]: IsNull() } as ObjectLiteral,
      take: BATCH,
    });
    if (found.length === 0) return;
    const ids = found.map(({ id }) => id as string);
    filled = await fill(manager, metadata, ids);
    all += filled;
    if (all - told < SAID_EVERY) continue;
    said(all);
    told = all;
  }
}

/**
 * Within a transaction, the preceding update has locked the rows, so that no other change comes between reading and
 * writing.
 * @returns how many rows still existed
 */
async function fill(manager: EntityManager, metadata: EntityMetadata, ids: string[]): Promise<number> {
  const { target } = metadata;
  const rows = await manager.find(target, {
    select: Object.fromEntries(['id', ...searchedColumns(metadata)!].map((name) => [name, true])),
    where: { id: In(ids) },
  });
  if (rows.length === 0) return 0;
  const records = rows.map((row) => ({ id: row.id as string, text: searchTextOf(metadata, row) }));
  if (hasSearchWords(metadata)) await addSearchWords(manager, metadata, records);
  if (hasSpellings(metadata)) {
    await addSpellings(
      manager,
      records.map(({ text }) => text.toString()),
    );
  }
  const cases = records.map((_, index) => `WHEN :id${index} THEN :text${index}`).join(' ');
  const parameters = records.flatMap(({ id, text }, index) => [
    [`id${index}`, id],
    [`text${index}`, text],
  ]);
  await manager
    .createQueryBuilder()
    .update(target)
    .set({ [SEARCH_TEXT]: () => `CASE id ${cases} END` })
    .where({ id: In(records.map(({ id }) => id)) })
    .setParameters(Object.fromEntries(parameters) as ObjectLiteral)
    .callListeners(false)
    .execute();
  return rows.length;
}

const defined = (values: ObjectLiteral): ObjectLiteral =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
