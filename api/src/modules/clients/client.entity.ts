import { Column, Entity, Index } from 'typeorm';
import type { Consent } from '@imisozi/core/clients';
import type { Day } from '@imisozi/core/kigali-time';
import type { LanguageCode } from '@imisozi/core/languages';
import { TimestampedEntity } from '../../platform/database/base-entities.js';
import { DayColumn, LanguageColumn, LongTextColumn, TextColumn } from '../../platform/database/columns.js';
import { SearchTextColumn } from '../../platform/database/search-text/search-text.js';

/** The longest list of addresses that a search finds a client by. */
export const MAX_KNOWN_AS = 1_500;

/**
 * One person who ordered, asked, registered or subscribed (rules/clients 1). What the person has booked and paid is not
 * stored here: it is read from the bookings.
 */
@Entity('clients')
@Index('clients_created', ['createdAt', 'id'])
@Index('clients_names', ['names', 'id'])
@Index('clients_email', ['email'])
@Index('clients_search', ['createdAt', 'id', 'searchText'])
export class Client extends TimestampedEntity {
  /** Empty for one who has only subscribed. */
  @TextColumn(150)
  names: string;

  /** The address to write to, and the number to call; empty if there is none. */
  @TextColumn(254)
  email: string;

  @TextColumn(40)
  phoneNumber: string;

  @LanguageColumn()
  language: LanguageCode;

  @DayColumn({ nullable: true })
  birthday: Day | null;

  @LongTextColumn()
  preferences: string;

  /** For staff. */
  @LongTextColumn()
  note: string;

  @Column({ type: 'varchar', length: 8, default: 'unknown' })
  consent: Consent;

  /** When it was given or refused. */
  @DayColumn({ nullable: true })
  consentOn: Day | null;

  /** All addresses and numbers, in each way in which they are searched; written with them. */
  @TextColumn(MAX_KNOWN_AS)
  knownAs: string;

  @SearchTextColumn<Client>(['names', 'phoneNumber', 'knownAs'], { words: true, spelled: true })
  searchText?: Buffer | null;
}
