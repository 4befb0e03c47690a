import { Column, Entity, Index } from 'typeorm';
import { z } from 'zod';
import type { Day } from '@imisozi/core/kigali-time';
import { TimestampedEntity } from '../../platform/database/base-entities.js';
import {
  CountColumn,
  DayColumn,
  JsonColumn,
  MoneyColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';

/** A code that makes a booking cheaper (rules/prices 7). In the columns below, null means no limit. */
@Entity('promo_codes')
export class PromoCode extends TimestampedEntity {
  /** In upper case, however it is typed. */
  @Index('promo_codes_code', { unique: true })
  @TextColumn(40)
  code: string;

  /** Either the percentage or the amount is null. */
  @Column({ type: 'int', nullable: true })
  percent: number | null;

  /** US dollars. */
  @MoneyColumn({ nullable: true })
  amount: number | null;

  @JsonColumn(z.array(z.string()), () => [], { nullable: true })
  tourIds: string[] | null;

  @DayColumn({ nullable: true })
  bookFrom: Day | null;

  @DayColumn({ nullable: true })
  bookTo: Day | null;

  @DayColumn({ nullable: true })
  travelFrom: Day | null;

  @DayColumn({ nullable: true })
  travelTo: Day | null;

  @Column({ type: 'int', nullable: true })
  maxUses: number | null;

  /** The number of uses. Changed only by `PromoCodeUses`. */
  @CountColumn()
  uses: number;

  /** When staff ended it; null while it is valid. */
  @TimeColumn({ nullable: true })
  endedAt: Date | null;
}
