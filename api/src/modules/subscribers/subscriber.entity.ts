import { Entity, Index } from 'typeorm';
import { TextColumn } from '../../platform/database/columns.js';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { SearchTextColumn } from '../../platform/database/search-text/search-text.js';

/** A mail address on the mailing list; unsubscribing deletes it. */
@Entity('subscribers')
@Index('subscribers_created', ['createdAt'])
@Index('subscribers_search', ['searchText', 'createdAt'])
export class Subscriber extends CreatedEntity {
  /** Lower case. */
  @Index('subscribers_email', { unique: true })
  @TextColumn(254)
  email: string;

  @SearchTextColumn<Subscriber>(['email'])
  searchText?: Buffer | null;
}
