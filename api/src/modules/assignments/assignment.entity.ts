import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { Day } from '@imisozi/core/kigali-time';
import { TimestampedEntity } from '../../platform/database/base-entities.js';
import { DayColumn, RefColumn, TextColumn, TimeColumn } from '../../platform/database/columns.js';
import { Guide } from '../guides/guide.entity.js';
import { Vehicle } from '../vehicles/vehicle.entity.js';

/**
 * A guide, a driver, a vehicle or several of them for days of a trip (rules/operations 3). Of departure and order one is
 * set. A released one stays, so that what the guide has done is still told.
 */
@Entity('assignments')
@Index('assignments_departure', ['departureId', 'releasedAt'])
@Index('assignments_order', ['orderId', 'releasedAt'])
@Index('assignments_guide', ['guideId', 'lastDay'])
@Index('assignments_driver', ['driverId', 'lastDay'])
@Index('assignments_vehicle', ['vehicleId', 'lastDay'])
@Index('assignments_days', ['lastDay', 'firstDay'])
export class Assignment extends TimestampedEntity {
  /** No foreign keys to the trip: it may be deleted, and then they are released. */
  @RefColumn({ nullable: true })
  departureId: string | null;

  @RefColumn({ nullable: true })
  orderId: string | null;

  @RefColumn({ nullable: true })
  guideId: string | null;

  @ManyToOne(() => Guide, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'guideId', foreignKeyConstraintName: 'assignments_guide_fk' })
  guide?: Relation<Guide> | null;

  @RefColumn({ nullable: true })
  driverId: string | null;

  @ManyToOne(() => Guide, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'driverId', foreignKeyConstraintName: 'assignments_driver_fk' })
  driver?: Relation<Guide> | null;

  @RefColumn({ nullable: true })
  vehicleId: string | null;

  @ManyToOne(() => Vehicle, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'vehicleId', foreignKeyConstraintName: 'assignments_vehicle_fk' })
  vehicle?: Relation<Vehicle> | null;

  @DayColumn()
  firstDay: Day;

  @DayColumn()
  lastDay: Day;

  /** Why it was made against a clash; null: there was none. */
  @TextColumn(500, { nullable: true })
  forcedBecause: string | null;

  /** What the office tells the guide and the driver; plain text. */
  @TextColumn(500, { nullable: true })
  note: string | null;

  @TimeColumn({ nullable: true })
  guideConfirmedAt: Date | null;

  @TimeColumn({ nullable: true })
  driverConfirmedAt: Date | null;

  /** When it was taken away; null while it holds. */
  @TimeColumn({ nullable: true })
  releasedAt: Date | null;
}
