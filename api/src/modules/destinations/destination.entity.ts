import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { z } from 'zod';
import {
  CountColumn,
  FlagColumn,
  JsonColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import { isMediaUrl } from '@imisozi/core/media-url';
import type { Position } from '@imisozi/core/position';
import { positionSchema } from '@imisozi/core/position-schema';
import { TimestampedEntity } from '../../platform/database/base-entities.js';
import { User } from '../users/user.entity.js';

/** A place worth a journey; called news in calls (rules/api 1). */
@Entity('destinations')
@Index('destinations_public', ['isPublished', 'createdAt'])
export class Destination extends TimestampedEntity {
  @TextColumn(200)
  title: string;

  @Index('destinations_slug', { unique: true })
  @TextColumn(120)
  slug: string;

  /** Sanitised HTML. */
  @LongTextColumn()
  newsBody: string;

  @RefColumn({ nullable: true })
  authorId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'authorId', foreignKeyConstraintName: 'destinations_author_fk' })
  author?: Relation<User> | null;

  /** URLs of pictures, in display order. */
  @JsonColumn(z.array(z.string().refine(isMediaUrl)), () => [])
  images: string[];

  @FlagColumn(false)
  isPublished: boolean;

  @CountColumn()
  numberOfReading: number;

  /** Its position on the map of a tour's route; null: not on the map. */
  @JsonColumn(positionSchema.nullable(), () => null, { nullable: true })
  position: Position | null;
}
