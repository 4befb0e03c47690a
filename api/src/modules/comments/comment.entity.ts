import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { FlagColumn, LongTextColumn, RefColumn, TextColumn } from '../../platform/database/columns.js';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { SearchTextColumn } from '../../platform/database/search-text/search-text.js';

/** What a comment shows of its tour or destination. */
interface Commented {
  readonly title: string;
  readonly slug: string;
}

/** What a visitor wrote about one destination or one tour; hidden until staff enable it. */
@Entity('comments')
@Index('comments_email', ['email', 'createdAt'])
@Index('comments_destination', ['destinationId', 'createdAt'])
@Index('comments_tour', ['tourId', 'createdAt'])
@Index('comments_record', ['recordKind', 'recordId', 'createdAt'])
@Index('comments_moderation', ['isActive', 'createdAt'])
export class Comment extends CreatedEntity {
  @TextColumn(150)
  names: string;

  @TextColumn(254)
  email: string;

  /** Plain text. */
  @LongTextColumn()
  commentBody: string;

  @FlagColumn(false)
  isActive: boolean;

  @RefColumn({ nullable: true })
  destinationId: string | null;

  @ManyToOne('Destination', { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'destinationId', foreignKeyConstraintName: 'comments_destination_fk' })
  destination?: Commented | null;

  @RefColumn({ nullable: true })
  tourId: string | null;

  @ManyToOne('Tour', { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'tourId', foreignKeyConstraintName: 'comments_tour_fk' })
  tour?: Commented | null;

  /** The kind's name in the dashboard, for kinds without a column of their own above. */
  @TextColumn(40, { nullable: true })
  recordKind: string | null;

  @RefColumn({ nullable: true })
  recordId: string | null;

  @SearchTextColumn<Comment>(['names', 'email', 'commentBody'], { long: true })
  searchText?: Buffer | null;
}
