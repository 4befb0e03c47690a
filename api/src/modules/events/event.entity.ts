import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  FlagColumn,
  LongTextColumn,
  MediaUrlColumn,
  MoneyColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';
import { TimestampedEntity } from '../../platform/database/base-entities.js';
import { User } from '../users/user.entity.js';

@Entity('events')
@Index('events_public', ['isApproved', 'createdAt'])
@Index('events_start', ['isApproved', 'startDate'])
export class Event extends TimestampedEntity {
  @TextColumn(200)
  title: string;

  @Index('events_slug', { unique: true })
  @TextColumn(120)
  slug: string;

  @MediaUrlColumn()
  image: string;

  /** Sanitised HTML. */
  @LongTextColumn()
  description: string;

  @TimeColumn()
  startDate: Date;

  @TimeColumn()
  endDate: Date;

  @TextColumn(200)
  place: string;

  /** US dollars; 0: free entry. */
  @MoneyColumn({ default: 0 })
  price: number;

  @FlagColumn(false)
  isApproved: boolean;

  @RefColumn({ nullable: true })
  authorId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'authorId', foreignKeyConstraintName: 'events_author_fk' })
  author?: Relation<User> | null;
}
