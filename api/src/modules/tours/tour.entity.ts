import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { FlagColumn, JsonColumn, LongTextColumn, MoneyColumn, RefColumn, TextColumn } from '../../database/columns.js';
import { Editable } from '../../database/entity.js';
import { User } from '../users/user.entity.js';

/** One day of a tour's itinerary. */
export interface ItineraryDay {
  /** A number or a text such as `Day 1`, as staff wrote it. */
  readonly day: number | string;
  readonly title: string;
  readonly body: string;
}

@Entity('tours')
@Index('tours_public', ['isPublished', 'createdAt'])
export class Tour extends Editable {
  @TextColumn(200)
  title: string;

  @Index('tours_slug', { unique: true })
  @TextColumn(120)
  slug: string;

  /** Sanitised HTML. */
  @LongTextColumn()
  toursBody: string;

  @RefColumn({ nullable: true })
  authorId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'authorId', foreignKeyConstraintName: 'tours_author_fk' })
  author?: Relation<User> | null;

  @TextColumn(500)
  image: string;

  @TextColumn(200)
  location: string;

  /** Price of the whole group in US dollars, for 1 to 5 people; 0: not offered for that number (spec 5). */
  @MoneyColumn({ default: 0 })
  price1: number;

  @MoneyColumn({ default: 0 })
  price2: number;

  @MoneyColumn({ default: 0 })
  price3: number;

  @MoneyColumn({ default: 0 })
  price4: number;

  @MoneyColumn({ default: 0 })
  price5: number;

  @TextColumn(200)
  departureTime: string;

  @JsonColumn()
  tips: string[];

  @JsonColumn()
  includes: string[];

  @JsonColumn()
  excludes: string[];

  @JsonColumn()
  itinerary: ItineraryDay[];

  @FlagColumn(false)
  isPublished: boolean;
}
