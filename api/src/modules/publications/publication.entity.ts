import { Column, Entity, Index } from 'typeorm';
import { CountColumn, FlagColumn, MediaUrlColumn, TextColumn } from '../../platform/database/columns.js';
import { TimestampedEntity } from '../../platform/database/base-entities.js';

/** Publication categories (rules/content 6); the first is labelled Advertisement. */
export const PUBLICATION_CATEGORIES = ['publication', 'Press Release', 'Covid-19'] as const;
export type PublicationCategory = (typeof PUBLICATION_CATEGORIES)[number];

@Entity('publications')
@Index('publications_public', ['status', 'category', 'createdAt'])
export class Publication extends TimestampedEntity {
  @TextColumn(200)
  title: string;

  @Column({ type: 'varchar', length: 30 })
  category: PublicationCategory;

  /** URL of the document. */
  @MediaUrlColumn()
  pubDocument: string;

  /** Whether it is active: shown to the public, if its category is (rules/content 1). */
  @FlagColumn(false)
  status: boolean;

  @CountColumn()
  count: number;
}
