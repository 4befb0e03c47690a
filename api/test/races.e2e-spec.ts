import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../src/schema.js';
import { openDataSource } from '../src/platform/database/data-source.js';
import { isDuplicate } from '../src/platform/database/transactions.js';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { Subscriber } from '../src/modules/subscribers/subscriber.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { Participant } from '../src/modules/participants/participant.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeComment, makeDestination, makePublication } from './support/content.js';
import { makeEvent, makeTour, orderBody, tokenOf } from './support/factories.js';
import { participantBody } from './support/forms.js';

const TEN = Array.from({ length: 10 });
const tenTimes = <T>(work: () => Promise<T>): Promise<T[]> => Promise.all(TEN.map(work));

/**
 * Each spec first shows the race on two connections: two callers read, and write only after both have read. Then it
 * makes ten of the real calls. Races of keys, slugs, jobs, payments and the last admin are in the specs of their
 * domains.
 */
describe('Of ten simultaneous calls only one has an effect (design: the database decides)', () => {
  let product: TestApp;
  let elsewhere: DataSource;
  let admin: string;

  beforeAll(async () => {
    product = await startApp();
    elsewhere = await openDataSource(product.env, SCHEMA);
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(async () => {
    await elsewhere.destroy();
    await product.close();
  });

  /** Two callers, each on its own connection: neither writes before both have read. */
  async function raceOfTwo<Seen, T>(
    look: (database: EntityManager) => Promise<Seen>,
    write: (database: EntityManager, seen: Seen, caller: number) => Promise<T>,
  ): Promise<PromiseSettledResult<T>[]> {
    let looked = 0;
    const both = Promise.withResolvers<void>();
    return Promise.allSettled(
      [product.dataSource, elsewhere].map(async ({ manager }, caller) => {
        const seen = await look(manager);
        if (++looked === 2) both.resolve();
        await both.promise;
        return write(manager, seen, caller);
      }),
    );
  }

  /**
   * Races to change a field from its current value, and restores it.
   * @param guard whether the write itself checks the value that was read, as the product's writes do
   * @returns how many of the two were told that they made the change
   */
  async function winners<T extends { id: string }>(
    { constructor: entity, id }: T,
    field: string & keyof T,
    values: readonly [T[keyof T], T[keyof T]],
    guard: 'guarded' | 'unguarded',
  ): Promise<number> {
    const records = product.dataSource.getRepository<{ id: string }>(entity);
    const before = (await records.findOneByOrFail({ id })) as T;
    const results = await raceOfTwo(
      async (database) => (await database.findOneByOrFail<{ id: string }>(entity, { id })) as T,
      async (database, seen, caller) => {
        if (seen[field] !== before[field]) return false;
        const where = guard === 'guarded' ? { id, [field]: seen[field] } : { id };
        return (await database.update(entity, where, { [field]: values[caller] })).affected === 1;
      },
    );
    await records.update({ id }, { [field]: before[field] });
    return results.filter((result) => result.status === 'fulfilled' && result.value).length;
  }

  const trailOf = (recordId: string) => product.dataSource.getRepository(AuditEntry).countBy({ recordId });

  it('when they change the status of an order: one change, one audit entry, one mail (rules/orders 3)', async () => {
    const orders = product.dataSource.getRepository(Order);
    const tour = await makeTour(product.dataSource);
    const email = 'race.status@example.org';
    const { id } = (await product.api.post('/order', orderBody(tour.id, { email }))).body.order;
    const order = await orders.findOneByOrFail({ id });
    expect(await winners(order, 'status', ['CANCELLED', 'REJECTED'], 'unguarded')).toBe(2);
    expect(await winners(order, 'status', ['CANCELLED', 'REJECTED'], 'guarded')).toBe(1);

    const answers = await tenTimes(() =>
      product.api.put(`/order/${id}/status`, { status: 'CANCELLED' }, { token: admin }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await trailOf(id)).toBe(1);
    expect((await product.mails.to(email)).filter(({ subject }) => subject?.includes('cancelled'))).toHaveLength(1);
  });

  it('when they subscribe one address: one subscriber, one welcome mail (rules/forms 2)', async () => {
    const subscribers = product.dataSource.getRepository(Subscriber);
    const email = 'race.reader@example.org';
    const race = await raceOfTwo(
      (database) => database.existsBy(Subscriber, { email }),
      async (database, exists) =>
        exists || database.insert(Subscriber, { id: randomUUID(), createdAt: new Date(), email }),
    );
    // Both found no record; the unique key accepted one of them, and the other would have failed.
    expect(race.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(race.some((result) => result.status === 'rejected' && isDuplicate(result.reason))).toBe(true);
    await subscribers.delete({ email });

    const answers = await tenTimes(() => product.api.post('/maillist/subscribe', { email }));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 201]);
    expect(await subscribers.countBy({ email })).toBe(1);
    expect(await product.mails.to(email)).toHaveLength(1);
  });

  it('when they register with one Idempotency-Key: one participant; without the key there are ten', async () => {
    const participants = product.dataSource.getRepository(Participant);
    const { id: eventId } = await makeEvent(product.dataSource);
    const register = (headers = {}) =>
      product.api.post('/participant/create', participantBody(undefined, { eventId, amount: 50 }), { headers });
    await tenTimes(() => register());
    expect(await participants.countBy({ eventId })).toBe(10);

    const headers = { 'idempotency-key': randomUUID() };
    const answers = await tenTimes(() => register(headers));
    expect(await participants.countBy({ eventId })).toBe(11);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect((await register(headers)).status).toBe(201);
    expect(await participants.countBy({ eventId })).toBe(11);
  });

  it('when they enable a comment: all succeed, with one audit entry (rules/roles 5)', async () => {
    const { id: destinationId } = await makeDestination(product.dataSource);
    const comment = await makeComment(product.dataSource, { destinationId, isActive: false });
    const { id } = comment;
    expect(await winners(comment, 'isActive', [true, true], 'unguarded')).toBe(2);
    expect(await winners(comment, 'isActive', [true, true], 'guarded')).toBe(1);

    const answers = await tenTimes(() => product.api.put(`/comments/change/${id}`, { status: true }, { token: admin }));
    expect(answers.map(({ status, body }) => [status, body.comment.isActive])).toEqual(TEN.map(() => [200, true]));
    expect(await trailOf(id)).toBe(1);
  });

  it.each([
    ['destination', '/news/publish/', 'isPublished', () => makeDestination(product.dataSource, { isPublished: false })],
    ['tour', '/tours/publish/', 'isPublished', () => makeTour(product.dataSource, { isPublished: false })],
    ['event', '/events/approve/', 'isApproved', () => makeEvent(product.dataSource, { isApproved: false })],
    ['publication', '/publications/approve/', 'status', () => makePublication(product.dataSource, { status: false })],
  ] as const)('when they publish a %s: all succeed, with one audit entry (rules/roles 5)', async (...of) => {
    const [, path, flag, make] = of;
    const record = await make();
    expect(await winners(record, flag as never, [true, true] as never, 'unguarded')).toBe(2);
    expect(await winners(record, flag as never, [true, true] as never, 'guarded')).toBe(1);

    const key = 'slug' in record ? record.slug : record.id;
    const answers = await tenTimes(() => product.api.put(`${path}${key}`, { [flag]: 'true' }, { token: admin }));
    expect(answers.map(({ status }) => status)).toEqual(TEN.map(() => 200));
    expect(await trailOf(record.id)).toBe(1);
  });
});
