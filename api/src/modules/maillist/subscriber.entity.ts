import { Entity, Index } from 'typeorm';
import { TextColumn } from '../../database/columns.js';
import { Recorded } from '../../database/entity.js';

/** An address on the mailing list; unsubscribing deletes it. */
@Entity('subscribers')
@Index('subscribers_created', ['createdAt'])
export class Subscriber extends Recorded {
  /** Lower case. */
  @Index('subscribers_email', { unique: true })
  @TextColumn(254)
  email: string;
}
