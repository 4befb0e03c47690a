import { Entity, Index } from 'typeorm';
import type { Day } from '@imisozi/core/kigali-time';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { DayColumn, RefColumn } from '../../platform/database/columns.js';

/**
 * A guide, driver or vehicle is taken by a trip on a day. The unique key decides who gets them (rules/operations 5);
 * what is forced onto a day that is taken has no row of its own.
 */
@Entity('assigned_days')
@Index('assigned_days_resource', ['resourceId', 'day'], { unique: true })
@Index('assigned_days_trip', ['tripId', 'resourceId'])
export class AssignedDay extends CreatedEntity {
  /** The id of the guide or vehicle; a driver is a guide's record. */
  @RefColumn()
  resourceId: string;

  @DayColumn()
  day: Day;

  /** The id of the departure or of the order. */
  @RefColumn()
  tripId: string;
}
