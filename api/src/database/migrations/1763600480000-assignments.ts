import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTables,
  day,
  dropTables,
  flag,
  foreignKey,
  id,
  index,
  longText,
  number,
  ref,
  table,
  text,
  time,
  unique,
} from './support/table.js';

const TABLES = [
  table(
    'guides',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      text('names', 150),
      text('phoneNumber', 40),
      text('email', 254),
      text('language', 5, { default: "'en'" }),
      longText('languages'),
      flag('isGuide', true),
      flag('isDriver', false),
      text('licenceNumber', 40),
      day('licenceUntil', { nullable: true }),
      longText('daysOff'),
      text('note', 500),
      flag('isActive', true),
      ref('pageToken'),
      ref('calendarToken'),
    ],
    [
      unique('guides_page', ['pageToken']),
      unique('guides_calendar', ['calendarToken']),
      index('guides_names', ['names', 'id']),
      index('guides_created', ['createdAt', 'id']),
    ],
  ),
  table(
    'vehicles',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      text('plate', 20),
      text('name', 100),
      number('seats'),
      day('licenceUntil', { nullable: true }),
      day('insuranceUntil', { nullable: true }),
      longText('daysOff'),
      text('note', 500),
      flag('isActive', true),
    ],
    [unique('vehicles_plate', ['plate']), index('vehicles_created', ['createdAt', 'id'])],
  ),
  table(
    'assignments',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      ref('departureId', { nullable: true }),
      ref('orderId', { nullable: true }),
      ref('guideId', { nullable: true }),
      ref('driverId', { nullable: true }),
      ref('vehicleId', { nullable: true }),
      day('firstDay'),
      day('lastDay'),
      text('forcedBecause', 500, { nullable: true }),
      time('guideConfirmedAt', { nullable: true }),
      time('driverConfirmedAt', { nullable: true }),
      time('releasedAt', { nullable: true }),
    ],
    [
      index('assignments_departure', ['departureId', 'releasedAt']),
      index('assignments_order', ['orderId', 'releasedAt']),
      index('assignments_guide', ['guideId', 'lastDay']),
      index('assignments_driver', ['driverId', 'lastDay']),
      index('assignments_vehicle', ['vehicleId', 'lastDay']),
      index('assignments_days', ['lastDay', 'firstDay']),
      foreignKey('assignments_guide_fk', 'guideId', 'guides', 'RESTRICT'),
      foreignKey('assignments_driver_fk', 'driverId', 'guides', 'RESTRICT'),
      foreignKey('assignments_vehicle_fk', 'vehicleId', 'vehicles', 'RESTRICT'),
    ],
  ),
  table(
    'assigned_days',
    [id(), time('createdAt'), ref('resourceId'), day('day'), ref('tripId')],
    [unique('assigned_days_resource', ['resourceId', 'day']), index('assigned_days_trip', ['tripId', 'resourceId'])],
  ),
];

/** Guides, drivers and vehicles, and the trips that they are assigned to. */
export class AssignGuides1763600480000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
