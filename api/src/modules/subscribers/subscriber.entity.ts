import { Entity, Index } from 'typeorm';
import type { LanguageCode } from '@imisozi/core/languages';
import { LanguageColumn, TextColumn } from '../../platform/database/columns.js';
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

  /** That of the page on which they subscribed, for letters and links; nobody else can change it for them. */
  @LanguageColumn()
  language: LanguageCode;

  @SearchTextColumn<Subscriber>(['email'])
  searchText?: Buffer | null;
}
