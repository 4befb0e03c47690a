import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { Day } from '@imisozi/core/kigali-time';
import { CreatedEntity } from '../../../platform/database/base-entities.js';
import { CountColumn, DayColumn, RefColumn } from '../../../platform/database/columns.js';
import { Quote } from '../quote.entity.js';

/** How often the page of a proposal was opened on a day, without data about the device (rules/proposals 7). */
@Entity('quote_openings')
@Index('quote_openings_day', ['quoteId', 'day'], { unique: true })
export class QuoteOpening extends CreatedEntity {
  @RefColumn()
  quoteId: string;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'quote_openings_quote_fk' })
  quote?: Relation<Quote>;

  @DayColumn()
  day: Day;

  @CountColumn()
  count: number;
}
