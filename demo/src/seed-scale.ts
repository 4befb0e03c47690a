import { randomUUID } from 'node:crypto';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { Comment } from '@imisozi/api/modules/comments/comment.entity';
import { Subscriber } from '@imisozi/api/modules/subscribers/subscriber.entity';
import { Order } from '@imisozi/api/modules/orders/order.entity';
import { catDate } from '@imisozi/core/kigali-time';
import { ORDER_STATUSES } from '@imisozi/core/order-status';
import { priceLadder } from '@imisozi/core/prices';
import { Tour } from '@imisozi/api/modules/tours/tour.entity';
import { insertAll } from './insert-all.ts';
import { seededRandom } from './random.ts';

const ORDERS = 100;
const SUBSCRIBERS = 10;
const COMMENTS = 5;
const BATCH = 500;
const YEAR_MS = 365 * 24 * 3_600_000;

/**
 * Adds records for measurements: for each unit of `scale`, 100 orders of the last year, 10 subscribers and 5 comments.
 * Scale 1000 makes 100,000 orders.
 */
export async function seedScale(dataSource: DataSource, scale: number, log: (text: string) => void): Promise<void> {
  const tours = await dataSource.getRepository(Tour).findBy({ isPublished: true });
  if (tours.length === 0) throw new Error('There is no published tour to order. Start the product once first.');
  const random = seededRandom('scale');
  const run = randomUUID().slice(0, 8);
  const past = () => new Date(Date.now() - Math.floor(random.between(0, YEAR_MS)));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random.between(0, list.length - 0.001))]!;

  await insert(dataSource, Order, scale * ORDERS, log, (index) => {
    const tour = pick(tours);
    const step = pick(priceLadder(tour));
    const createdAt = past();
    const status = pick(ORDER_STATUSES);
    return {
      id: randomUUID(),
      createdAt,
      updatedAt: createdAt,
      number: `${run}-${index}`,
      names: `Measured Visitor ${index}`,
      email: `visitor${index}@example.org`,
      phoneNumber: '+250788000000',
      address: 'KG 7 Avenue',
      location: 'Kigali',
      needDate: createdAt,
      deadline: createdAt,
      status,
      itemType: 'tour' as const,
      itemId: tour.id,
      itemNumber: 1,
      itemTitle: tour.title,
      people: step.people,
      amount: step.amount,
      paid: status === 'PAID' ? step.amount : 0,
      travelDate: catDate(createdAt),
      nextDue: status === 'PENDING' || status === 'APPROVED' ? catDate(createdAt) : null,
      currency: 'USD',
      message: '',
      paidAt: status === 'PAID' ? createdAt : null,
    };
  });
  await insert(dataSource, Subscriber, scale * SUBSCRIBERS, log, (index) => ({
    id: randomUUID(),
    createdAt: past(),
    email: `reader${index}.${run}@example.org`,
  }));
  await insert(dataSource, Comment, scale * COMMENTS, log, (index) => ({
    id: randomUUID(),
    createdAt: past(),
    names: `Measured Visitor ${index}`,
    email: `visitor${index}@example.org`,
    commentBody: 'A comment that stands here to be counted.',
    isActive: index % 2 === 0,
    tourId: pick(tours).id,
    destinationId: null,
  }));
}

async function insert<Entity extends ObjectLiteral>(
  dataSource: DataSource,
  entity: EntityTarget<Entity>,
  count: number,
  log: (text: string) => void,
  make: (index: number) => Partial<Entity>,
): Promise<void> {
  await dataSource.transaction(async (tx) => {
    for (let first = 0; first < count; first += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - first) }, (_, offset) => make(first + offset));
      await insertAll(tx, entity, rows);
    }
  });
  log(`${count} ${dataSource.getMetadata(entity).tableName}`);
}
