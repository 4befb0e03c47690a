import { Entity, Index } from 'typeorm';
import { TimestampedEntity } from '../../src/platform/database/base-entities.js';
import { FlagColumn, LongTextColumn, TextColumn } from '../../src/platform/database/columns.js';

/** A kind of content that the product does not have. */
@Entity('viewpoints')
export class Viewpoint extends TimestampedEntity {
  @TextColumn(200)
  title: string;

  @Index('viewpoints_slug', { unique: true })
  @TextColumn(120)
  slug: string;

  /** Sanitised HTML. */
  @LongTextColumn()
  description: string;

  @FlagColumn(false)
  isOpen: boolean;
}
