import {
  EventSubscriber,
  type DataSource,
  type EntityMetadata,
  type EntitySubscriberInterface,
  type LoadEvent,
  type ObjectLiteral,
} from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { markCorrupt, CorruptValue } from './corrupt-value.js';

/** A row with at least one unreadable value. */
export interface CorruptRow {
  readonly table: string;
  readonly id: string;
  readonly columns: readonly string[];
}

/** How many corrupt rows are remembered; the operator has been alarmed long before there are more. */
const MAX_ROWS = 1_000;

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isTime = (value: unknown) => value instanceof Date && !Number.isNaN(value.getTime());

/** How a valid value of each column type is recognised, and what replaces any other value. */
const TYPES: Readonly<Record<string, { isRight(value: unknown): boolean; fallback(): unknown }>> = {
  varchar: { isRight: isText, fallback: () => '' },
  int: { isRight: isNumber, fallback: () => 0 },
  datetime: { isRight: isTime, fallback: () => new Date(0) },
};

/**
 * Checks each row that is loaded, so that one broken value, written by another program, fails no query and no list: the
 * value is replaced by an empty one of the right type, the row is marked for {@link intactOnly}, and each process
 * reports it once.
 */
@EventSubscriber()
export class CorruptRowSubscriber implements EntitySubscriberInterface<ObjectLiteral> {
  private readonly known = new Map<string, CorruptRow>();
  private readonly listeners = new Set<(row: CorruptRow) => void>();

  afterLoad(row: ObjectLiteral, event?: LoadEvent<ObjectLiteral>): void {
    const { metadata } = event!;
    const broken = metadata.columns.filter((column) => replaceBroken(row, column));
    if (broken.length === 0) return;
    const columns = broken.map(({ propertyName }) => propertyName);
    markCorrupt(row, columns);
    this.report(metadata, String(row.id), columns);
  }

  /** Calls `listener` for each row that was found corrupt, before and after this call. */
  onFound(listener: (row: CorruptRow) => void): void {
    this.listeners.add(listener);
    for (const row of this.known.values()) listener(row);
  }

  /** How many corrupt rows were found since this process started. */
  get count(): number {
    return this.known.size;
  }

  private report({ tableName: table }: EntityMetadata, id: string, columns: readonly string[]): void {
    const key = `${table} ${id}`;
    if (this.known.has(key) || this.known.size >= MAX_ROWS) return;
    const row = { table, id, columns };
    this.known.set(key, row);
    for (const listener of this.listeners) listener(row);
  }
}

/** The corrupt-row subscriber of this data source. */
export const corruptRowsOf = ({ subscribers }: DataSource): CorruptRowSubscriber =>
  subscribers.find((one) => one instanceof CorruptRowSubscriber)!;

/** Replaces an invalid value by its fallback; returns true if it did. */
function replaceBroken(row: ObjectLiteral, { propertyName, type, transformer, isNullable }: ColumnMetadata): boolean {
  const value = row[propertyName] as unknown;
  if (value instanceof CorruptValue) {
    row[propertyName] = value.fallback;
    return true;
  }
  const kind = TYPES[String(type)] ?? (type === 'text' && !transformer ? TYPES.varchar : undefined);
  if (!kind || value === undefined || (value === null && isNullable) || kind.isRight(value)) return false;
  row[propertyName] = kind.fallback();
  return true;
}
