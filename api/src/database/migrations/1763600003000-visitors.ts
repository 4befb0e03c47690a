import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTables,
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
    'participants',
    [
      id(),
      time('createdAt'),
      ref('eventId', { nullable: true }),
      text('eventName', 200),
      text('title', 20),
      text('familyName', 100),
      text('firstName', 100),
      text('position', 150),
      text('department', 150),
      text('organization', 150),
      text('address', 250),
      text('country', 100),
      text('town', 100),
      text('phone', 40),
      text('email', 254),
      text('dietRequirements', 500),
      number('amount', { default: '0' }),
      flag('dataProtection', false),
    ],
    [
      index('participants_event', ['eventId']),
      index('participants_created', ['createdAt']),
      foreignKey('participants_event_fk', 'eventId', 'events', 'SET NULL'),
    ],
  ),
  table(
    'subscribers',
    [id(), time('createdAt'), text('email', 254)],
    [unique('subscribers_email', ['email']), index('subscribers_created', ['createdAt'])],
  ),
  table(
    'contact_messages',
    [
      id(),
      time('createdAt'),
      text('names', 150),
      text('email', 254),
      text('subject', 200),
      text('phone', 40),
      longText('message'),
      flag('isHandled', false),
    ],
    [index('contact_messages_created', ['createdAt'])],
  ),
  table(
    'air_ticket_inquiries',
    [
      id(),
      time('createdAt'),
      text('fullName', 150),
      text('email', 254),
      text('phone', 40),
      text('departureCity', 100),
      text('destinationCity', 100),
      text('departureDate', 10),
      text('returnDate', 10),
      number('numberOfPassengers', { default: '1' }),
      text('cabinClass', 20),
      longText('specialRequests'),
      flag('isHandled', false),
    ],
    [index('air_ticket_inquiries_created', ['createdAt'])],
  ),
];

export class CreateVisitors1763600003000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
