import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { CreatedEntity } from '../../../platform/database/base-entities.js';
import { LongTextColumn, RefColumn } from '../../../platform/database/columns.js';
import { Quote } from '../quote.entity.js';

/** What the client wants to be different, in the client's words. */
@Entity('quote_changes')
@Index('quote_changes_quote', ['quoteId', 'createdAt'])
export class QuoteChange extends CreatedEntity {
  @RefColumn()
  quoteId: string;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'quote_changes_quote_fk' })
  quote?: Relation<Quote>;

  /** The revision that the client saw. */
  @Column({ type: 'int' })
  revision: number;

  @LongTextColumn()
  message: string;
}
