import { Column, Entity, Index } from 'typeorm';
import type { AgentEntryKind } from '@imisozi/core/agents';
import type { Day } from '@imisozi/core/kigali-time';
import type { LedgerKind } from '@imisozi/core/ledger';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { DayColumn, MoneyColumn, RefColumn, TextColumn } from '../../platform/database/columns.js';

/**
 * Commission that an agent has earned or was given (rules/agents 4). Never edited or deleted: what is wrong is taken
 * back by another entry. No foreign keys: payments would wait for whoever pays the agent.
 */
@Entity('agent_entries')
@Index('agent_entries_agent', ['agentId', 'day', 'id'])
@Index('agent_entries_order', ['orderId', 'kind', 'agentId'])
@Index('agent_entries_ledger', ['ledgerEntryId'])
export class AgentEntry extends CreatedEntity {
  @RefColumn()
  agentId: string;

  /** The booking that it was earned by, or that it pays; null for money paid out. */
  @RefColumn({ nullable: true })
  orderId: string | null;

  @Column({ type: 'varchar', length: 12 })
  kind: AgentEntryKind;

  /** US dollars: above 0 what the company owes the agent more, below 0 what it owes less. */
  @MoneyColumn()
  amount: number;

  /** The day in Kigali on which it counts. */
  @DayColumn()
  day: Day;

  /** How it was paid out. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  way: LedgerKind | null;

  @TextColumn(100, { nullable: true })
  reference: string | null;

  @TextColumn(500)
  note: string;

  /** The staff member's mail address; empty if the product booked it. */
  @TextColumn(254)
  recordedBy: string;

  /** The entry of the ledger that pays a booking with commission. */
  @RefColumn({ nullable: true })
  ledgerEntryId: string | null;

  /** The entry that this one takes back. */
  @Index('agent_entries_voids', { unique: true })
  @RefColumn({ nullable: true })
  voids: string | null;
}
