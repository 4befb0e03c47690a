import type { LanguageCode } from '@imisozi/core/languages';
import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { CreatedEntity } from '../../../platform/database/base-entities.js';
import { CountColumn, LanguageColumn, RefColumn, TextColumn, TimeColumn } from '../../../platform/database/columns.js';
import { Departure } from '../departure.entity.js';

/**
 * `offered`: seats are held for it; `taken`: it became a booking; `lapsed`: the offer expired, or the client left the
 * list.
 */
export const WAITING_STATES = ['waiting', 'offered', 'taken', 'lapsed'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

/** A client who waits for seats on a departure (rules/departures 6). */
@Entity('waiting_entries')
@Index('waiting_entries_address', ['departureId', 'email'], { unique: true })
@Index('waiting_entries_line', ['departureId', 'state', 'createdAt'])
@Index('waiting_entries_offered', ['state', 'offeredUntil'])
export class WaitingEntry extends CreatedEntity {
  @RefColumn()
  departureId: string;

  @ManyToOne(() => Departure, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'departureId', foreignKeyConstraintName: 'waiting_entries_departure_fk' })
  departure?: Relation<Departure>;

  /** The client's language. */
  @LanguageColumn()
  language: LanguageCode;

  @TextColumn(150)
  names: string;

  @TextColumn(254)
  email: string;

  @TextColumn(40)
  phoneNumber: string;

  @CountColumn()
  people: number;

  @Column({ type: 'varchar', length: 10, default: 'waiting' })
  state: WaitingState;

  /** The secret in its links: whoever has it may book the offered seats, and leave the list. */
  @Index('waiting_entries_key', { unique: true })
  @RefColumn()
  key: string;

  @TimeColumn({ nullable: true })
  offeredUntil: Date | null;

  /** The network of the client; this and the next column are null for entries by staff. */
  @Index('waiting_entries_network')
  @TextColumn(43, { nullable: true })
  network: string | null;

  @Index('waiting_entries_mailbox')
  @TextColumn(43, { nullable: true })
  mailbox: string | null;
}
