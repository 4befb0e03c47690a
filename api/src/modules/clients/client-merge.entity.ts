import { Entity, Index } from 'typeorm';
import { ANY_OBJECT, JsonColumn, RefColumn, TimeColumn } from '../../platform/database/columns.js';
import { CreatedEntity } from '../../platform/database/base-entities.js';

/** Two clients that were made one: what moved, until it can no longer be undone (rules/clients 5). */
@Entity('client_merges')
@Index('client_merges_kept', ['keptId', 'createdAt'])
@Index('client_merges_merged', ['mergedId'])
@Index('client_merges_created', ['createdAt'])
export class ClientMerge extends CreatedEntity {
  /** The client that stays. No foreign keys: either may be merged on or be erased. */
  @RefColumn()
  keptId: string;

  /** The client whose record went. */
  @RefColumn()
  mergedId: string;

  /** A `MergedClients`: both as they were. Emptied when it can no longer be undone. */
  @JsonColumn(ANY_OBJECT, () => ({}))
  previous: Record<string, unknown>;

  @TimeColumn({ nullable: true })
  undoneAt: Date | null;
}
