import {
  EventSubscriber,
  type DataSource,
  type EntityMetadata,
  type EntitySubscriberInterface,
  type LoadEvent,
  type ObjectLiteral,
} from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { markUnreadable, Unreadable } from './unreadable.js';

/** A row that could not be read whole. */
export interface UnreadableRow {
  readonly table: string;
  readonly id: string;
  readonly columns: readonly string[];
}

/** So many are remembered: more are a disaster that is told of already. */
const MOST_KNOWN = 1_000;

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isTime = (value: unknown) => value instanceof Date && !Number.isNaN(value.getTime());

/** What a value of the type is, and what stands in for one that is not. */
const KINDS: Readonly<Record<string, { isRight(value: unknown): boolean; fallback(): unknown }>> = {
  varchar: { isRight: isText, fallback: () => '' },
  int: { isRight: isNumber, fallback: () => 0 },
  datetime: { isRight: isTime, fallback: () => new Date(0) },
};

/**
 * Looks at each row that is loaded, so that one broken value, which somebody else wrote past the product, ends no query
 * and no list: the row gets something empty of the right kind in its place, is marked for {@link readable}, and told of
 * once a process.
 */
@EventSubscriber()
export class UnreadableKeeper implements EntitySubscriberInterface<ObjectLiteral> {
  private readonly known = new Map<string, UnreadableRow>();
  private readonly listeners = new Set<(row: UnreadableRow) => void>();

  afterLoad(row: ObjectLiteral, event?: LoadEvent<ObjectLiteral>): void {
    const { metadata } = event!;
    const broken = metadata.columns.filter((column) => mend(row, column));
    if (broken.length === 0) return;
    const columns = broken.map(({ propertyName }) => propertyName);
    markUnreadable(row, columns);
    this.tell(metadata, String(row.id), columns);
  }

  /** Calls `listener` for each row that was found unreadable, and that will be. */
  onFound(listener: (row: UnreadableRow) => void): void {
    this.listeners.add(listener);
    for (const row of this.known.values()) listener(row);
  }

  /** How many rows were found unreadable, since this process began. */
  get count(): number {
    return this.known.size;
  }

  private tell({ tableName: table }: EntityMetadata, id: string, columns: readonly string[]): void {
    const key = `${table} ${id}`;
    if (this.known.has(key) || this.known.size >= MOST_KNOWN) return;
    const row = { table, id, columns };
    this.known.set(key, row);
    for (const listener of this.listeners) listener(row);
  }
}

/** The one that looks at the rows of this database. */
export const keeperOf = ({ subscribers }: DataSource): UnreadableKeeper =>
  subscribers.find((one) => one instanceof UnreadableKeeper)!;

/** Puts the fallback where a value is not right; true where it did. */
function mend(row: ObjectLiteral, { propertyName, type, transformer, isNullable }: ColumnMetadata): boolean {
  const value = row[propertyName] as unknown;
  if (value instanceof Unreadable) {
    row[propertyName] = value.fallback;
    return true;
  }
  const kind = KINDS[String(type)] ?? (type === 'text' && !transformer ? KINDS.varchar : undefined);
  if (!kind || value === undefined || (value === null && isNullable) || kind.isRight(value)) return false;
  row[propertyName] = kind.fallback();
  return true;
}
