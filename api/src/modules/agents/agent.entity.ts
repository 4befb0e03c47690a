import { Column, Entity, Index } from 'typeorm';
import type { AgentDeal, AgentTourPercent } from '@imisozi/core/agents';
import { agentTourPercentsSchema } from '@imisozi/core/agent-terms-schema';
import { TimestampedEntity } from '../../platform/database/base-entities.js';
import {
  CountColumn,
  JsonColumn,
  LongTextColumn,
  MoneyColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';

/** A travel agent who sells for the company (rules/agents 1). */
@Entity('agents')
@Index('agents_company', ['company', 'id'])
@Index('agents_created', ['createdAt', 'id'])
export class Agent extends TimestampedEntity {
  @TextColumn(150)
  company: string;

  /** Who answers there. */
  @TextColumn(150)
  contact: string;

  @TextColumn(254)
  email: string;

  @TextColumn(40)
  phoneNumber: string;

  @TextColumn(250)
  address: string;

  /** The taxpayer's number, as it stands on invoices. */
  @TextColumn(30)
  tin: string;

  @Column({ type: 'varchar', length: 12 })
  deal: AgentDeal;

  /** Of the price without permits: earned as commission, or taken off for net prices. */
  @CountColumn()
  percent: number;

  @JsonColumn(agentTourPercentsSchema, () => [], { nullable: true })
  tourPercents: AgentTourPercent[] | null;

  /** How many days after a booking nothing of it is due yet. */
  @CountColumn()
  creditDays: number;

  /** How much the agent may owe, in US dollars; null: without limit. */
  @MoneyColumn({ nullable: true })
  creditLimit: number | null;

  /** For colleagues. */
  @LongTextColumn()
  note: string;

  /** When the company stopped working with it; null while it does. */
  @TimeColumn({ nullable: true })
  endedAt: Date | null;
}
