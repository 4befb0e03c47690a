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
    'destinations',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      text('title', 200),
      text('slug', 120),
      longText('newsBody'),
      ref('authorId', { nullable: true }),
      longText('images'),
      flag('isPublished', false),
      number('numberOfReading', { default: '0' }),
    ],
    [
      unique('destinations_slug', ['slug']),
      index('destinations_public', ['isPublished', 'createdAt']),
      foreignKey('destinations_author_fk', 'authorId', 'users', 'SET NULL'),
    ],
  ),
  table(
    'tours',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      text('title', 200),
      text('slug', 120),
      longText('toursBody'),
      ref('authorId', { nullable: true }),
      text('image', 500),
      text('location', 200),
      number('price1', { default: '0' }),
      number('price2', { default: '0' }),
      number('price3', { default: '0' }),
      number('price4', { default: '0' }),
      number('price5', { default: '0' }),
      text('departureTime', 200),
      longText('tips'),
      longText('includes'),
      longText('excludes'),
      longText('itinerary'),
      flag('isPublished', false),
    ],
    [
      unique('tours_slug', ['slug']),
      index('tours_public', ['isPublished', 'createdAt']),
      foreignKey('tours_author_fk', 'authorId', 'users', 'SET NULL'),
    ],
  ),
  table(
    'events',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      text('title', 200),
      text('slug', 120),
      text('image', 500),
      longText('description'),
      time('startDate'),
      time('endDate'),
      text('place', 200),
      number('price', { default: '0' }),
      flag('isApproved', false),
      ref('authorId', { nullable: true }),
    ],
    [
      unique('events_slug', ['slug']),
      index('events_start', ['isApproved', 'startDate']),
      index('events_public', ['isApproved', 'createdAt']),
      foreignKey('events_author_fk', 'authorId', 'users', 'SET NULL'),
    ],
  ),
  table(
    'comments',
    [
      id(),
      time('createdAt'),
      text('names', 150),
      text('email', 254),
      longText('commentBody'),
      flag('isActive', false),
      ref('destinationId', { nullable: true }),
      ref('tourId', { nullable: true }),
    ],
    [
      index('comments_moderation', ['isActive', 'createdAt']),
      index('comments_tour', ['tourId', 'createdAt']),
      index('comments_destination', ['destinationId', 'createdAt']),
      foreignKey('comments_destination_fk', 'destinationId', 'destinations', 'CASCADE'),
      foreignKey('comments_tour_fk', 'tourId', 'tours', 'CASCADE'),
    ],
  ),
  table(
    'publications',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      text('title', 200),
      text('category', 30),
      text('pubDocument', 500),
      flag('status', false),
      number('count', { default: '0' }),
    ],
    [index('publications_public', ['status', 'category', 'createdAt'])],
  ),
];

export class CreateContent1763600002000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
