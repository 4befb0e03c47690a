import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { DepartureState } from '@imisozi/core/departures';
import type { Day } from '@imisozi/core/kigali-time';
import { TimestampedEntity } from '../../platform/database/base-entities.js';
import { CountColumn, DayColumn, RefColumn, TextColumn } from '../../platform/database/columns.js';
import { Tour } from '../tours/tour.entity.js';

/** One departure: a tour on fixed days (rules/departures 1). */
@Entity('departures')
@Index('departures_of_tour', ['tourId', 'startDate'])
@Index('departures_by_day', ['startDate', 'id'])
@Index('departures_trips', ['endDate', 'startDate'])
export class Departure extends TimestampedEntity {
  @RefColumn()
  tourId: string;

  @ManyToOne(() => Tour, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'tourId', foreignKeyConstraintName: 'departures_tour_fk' })
  tour?: Relation<Tour>;

  @DayColumn()
  startDate: Day;

  /** Its last day. */
  @DayColumn()
  endDate: Day;

  /** Null means unlimited. */
  @Column({ type: 'int', nullable: true })
  capacity: number | null;

  /** The minimum number of people for it to be guaranteed; 0: no guarantee. */
  @CountColumn()
  minimum: number;

  /** People of the orders that hold or own seats. Changed only by `DepartureSeats`. */
  @CountColumn()
  taken: number;

  /** Seats held by offers to the waiting list. */
  @CountColumn()
  offered: number;

  @Column({ type: 'varchar', length: 10, default: 'OPEN' })
  state: DepartureState;

  /** For staff only: visitors do not see it. */
  @TextColumn(500)
  note: string;
}
