import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { AddressKind } from '@imisozi/core/clients';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { CountColumn, RefColumn, TextColumn, TimeColumn } from '../../platform/database/columns.js';
import { Client } from './client.entity.js';

/** A mail address or telephone number of a client. */
@Entity('client_addresses')
@Index('client_addresses_of', ['clientId', 'kind', 'sought'], { unique: true })
@Index('client_addresses_sought', ['kind', 'sought'])
export class ClientAddress extends CreatedEntity {
  @RefColumn()
  clientId: string;

  @ManyToOne(() => Client, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'clientId', foreignKeyConstraintName: 'client_addresses_client_fk' })
  client?: Relation<Client>;

  @Column({ type: 'varchar', length: 5 })
  kind: AddressKind;

  /** As it was written. */
  @TextColumn(254)
  value: string;

  /** As it is compared: a mail address in lower case, the digits of a telephone number. */
  @TextColumn(254)
  sought: string;

  /**
   * A mail address again, null for a number: the unique key makes it belong to one client, while a family may share a
   * telephone (rules/clients 2).
   */
  @Index('client_addresses_own', { unique: true })
  @TextColumn(254, { nullable: true })
  own: string | null;

  /** When a mail to it came back; null if none has, or if it has written since (rules/threads 7). */
  @TimeColumn({ nullable: true })
  bouncedAt: Date | null;

  /** In the words of the server that refused it. */
  @TextColumn(500, { nullable: true })
  bounceReason: string | null;

  /** The first of each kind is the one to use. */
  @CountColumn()
  place: number;
}
