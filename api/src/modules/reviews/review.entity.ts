import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { Day } from '@imisozi/core/kigali-time';
import type { ReviewStatus } from '@imisozi/core/reviews';
import { TimestampedEntity } from '../../platform/database/base-entities.js';
import {
  CountColumn,
  DayColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';
import { SearchTextColumn } from '../../platform/database/search-text/search-text.js';
import { Order } from '../orders/order.entity.js';

/** A client's review of a trip: one per order, from the invitation on. */
@Entity('reviews')
@Index('reviews_tour', ['tourId', 'status', 'writtenAt'])
@Index('reviews_moderation', ['status', 'createdAt'])
export class Review extends TimestampedEntity {
  @Index('reviews_order', { unique: true })
  @RefColumn()
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'reviews_order_fk' })
  order?: Relation<Order>;

  /** No foreign key: like its order it outlives the tour. */
  @RefColumn()
  tourId: string;

  @TextColumn(200)
  tourTitle: string;

  /** The last day of the trip. */
  @DayColumn()
  travelledUntil: Day;

  @Column({ type: 'varchar', length: 10 })
  status: ReviewStatus;

  /** The name that is published. */
  @TextColumn(80, { default: '' })
  names: string;

  /** 1 to 5; 0 until it is written. */
  @CountColumn()
  stars: number;

  /** Plain text. */
  @LongTextColumn()
  text: string;

  @TimeColumn({ nullable: true })
  writtenAt: Date | null;

  /** The company's reply, shown below it. */
  @LongTextColumn({ nullable: true })
  answer: string | null;

  @SearchTextColumn<Review>(['names', 'tourTitle', 'text'], { long: true })
  searchText?: Buffer | null;
}
