import { Column, Entity, Index } from 'typeorm';
import type { Day } from '@imisozi/core/kigali-time';
import type { DaySpan } from '@imisozi/core/operations/clashes';
import { daysOffSchema } from '@imisozi/core/operations/days-off-schema';
import { TimestampedEntity } from '../../platform/database/base-entities.js';
import { DayColumn, FlagColumn, JsonColumn, TextColumn } from '../../platform/database/columns.js';

/** A car or bus that guests travel in (rules/operations 2). */
@Entity('vehicles')
@Index('vehicles_created', ['createdAt', 'id'])
export class Vehicle extends TimestampedEntity {
  /** In upper case, with single spaces. */
  @Index('vehicles_plate', { unique: true })
  @TextColumn(20)
  plate: string;

  @TextColumn(100)
  name: string;

  /** For guests: without the driver's. */
  @Column({ type: 'int' })
  seats: number;

  /** The last days on which its papers are valid. */
  @DayColumn({ nullable: true })
  licenceUntil: Day | null;

  @DayColumn({ nullable: true })
  insuranceUntil: Day | null;

  /** Days in the garage. */
  @JsonColumn(daysOffSchema, () => [])
  daysOff: DaySpan[];

  @TextColumn(500)
  note: string;

  @FlagColumn(true)
  isActive: boolean;
}
