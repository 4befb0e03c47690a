import { Entity, Index } from 'typeorm';
import { FlagColumn, LongTextColumn } from '../database/columns.js';
import { CreatedEntity } from '../database/base-entities.js';

/** One purge of the edge caches of all processes; kept for an hour, for processes that missed its message. */
@Entity('edge_purges')
@Index('edge_purges_newest', ['createdAt'])
export class EdgePurge extends CreatedEntity {
  /** Tags, separated by a space. */
  @LongTextColumn()
  tags: string;

  /** Entries with one of the tags may be served while they are renewed. */
  @FlagColumn(false)
  isOnlyOutdated: boolean;
}
