import type { LodgeLevel } from '@imisozi/core/lodges';
import { isMediaUrl } from '@imisozi/core/media-url';
import type { Position } from '@imisozi/core/position';
import { positionSchema } from '@imisozi/core/position-schema';
import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { z } from 'zod';
import { TimestampedEntity } from '../../platform/database/base-entities.js';
import { FlagColumn, JsonColumn, LongTextColumn, RefColumn, TextColumn } from '../../platform/database/columns.js';
import { User } from '../users/user.entity.js';

/** A place where travellers sleep; the days of tours name it. */
@Entity('lodges')
@Index('lodges_public', ['isPublished', 'createdAt'])
export class Lodge extends TimestampedEntity {
  /** Its name. */
  @TextColumn(200)
  title: string;

  @Index('lodges_slug', { unique: true })
  @TextColumn(120)
  slug: string;

  /** Where it is, in words. */
  @TextColumn(200)
  place: string;

  @Column({ type: 'varchar', length: 20 })
  level: LodgeLevel;

  /** Sanitised HTML. */
  @LongTextColumn()
  body: string;

  /** URLs of pictures, in display order. */
  @JsonColumn(z.array(z.string().refine(isMediaUrl)), () => [])
  images: string[];

  /** The number of its rooms, tents or cottages; null: not given. */
  @Column({ type: 'int', nullable: true })
  rooms: number | null;

  /** Its position on the maps of tours; null: on none. */
  @JsonColumn(positionSchema.nullable(), () => null, { nullable: true })
  position: Position | null;

  /** Its own website, or ''. */
  @TextColumn(500)
  link: string;

  @RefColumn({ nullable: true })
  authorId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'authorId', foreignKeyConstraintName: 'lodges_author_fk' })
  author?: Relation<User> | null;

  @FlagColumn(false)
  isPublished: boolean;
}
