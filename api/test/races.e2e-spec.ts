import { randomUUID } from 'node:crypto';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { Comment } from '../src/modules/comments/comment.entity.js';
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
 * Each first shows the race: ten callers who look before they write all find that nobody has written yet. Then the ten
 * calls themselves. Races of keys, slugs, jobs, payments and the last admin stand with their domains.
 */
describe('Of ten simultaneous calls one has the effect (design: the database decides)', () => {
  let product: TestApp;
  let admin: string;

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  const trailOf = (recordId: string) => product.dataSource.getRepository(AuditEntry).countBy({ recordId });

  it('when they change the status of an order: one change, one line of the trail, one mail (contract 4)', async () => {
    const orders = product.dataSource.getRepository(Order);
    const tour = await makeTour(product.dataSource);
    const email = 'race.status@example.org';
    const { id } = (await product.api.post('/order', orderBody(tour.id, { email }))).body.order;
    const looks = await tenTimes(() => orders.findOneByOrFail({ id }));
    expect(looks.filter(({ status }) => status === 'PENDING')).toHaveLength(10);

    const answers = await tenTimes(() =>
      product.api.put(`/order/${id}/status`, { status: 'CANCELLED' }, { token: admin }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await trailOf(id)).toBe(1);
    expect((await product.mails.to(email)).filter(({ subject }) => subject?.includes('cancelled'))).toHaveLength(1);
  });

  it('when they subscribe one address: one reader, one welcome (contract 3)', async () => {
    const subscribers = product.dataSource.getRepository(Subscriber);
    const email = 'race.reader@example.org';
    expect(await tenTimes(() => subscribers.existsBy({ email }))).toEqual(Array<boolean>(10).fill(false));

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

  it('when they enable a comment: all are told so, and the trail tells it once (contract 2)', async () => {
    const comments = product.dataSource.getRepository(Comment);
    const { id: destinationId } = await makeDestination(product.dataSource);
    const { id } = await makeComment(product.dataSource, { destinationId, isActive: false });
    const looks = await tenTimes(() => comments.findOneByOrFail({ id }));
    expect(looks.filter(({ isActive }) => isActive)).toEqual([]);

    const answers = await tenTimes(() => product.api.put(`/comments/change/${id}`, { status: true }, { token: admin }));
    expect(answers.map(({ status, body }) => [status, body.comment.isActive])).toEqual(TEN.map(() => [200, true]));
    expect(await trailOf(id)).toBe(1);
  });

  it.each([
    ['destination', '/news/publish/', 'isPublished', () => makeDestination(product.dataSource, { isPublished: false })],
    ['tour', '/tours/publish/', 'isPublished', () => makeTour(product.dataSource, { isPublished: false })],
    ['event', '/events/approve/', 'isApproved', () => makeEvent(product.dataSource, { isApproved: false })],
    ['publication', '/publications/approve/', 'status', () => makePublication(product.dataSource, { status: false })],
  ] as const)('when they publish a %s: all are told so, and the trail tells it once (contract 2)', async (...of) => {
    const [, path, flag, make] = of;
    const record = await make();
    const repository = product.dataSource.getRepository<{ id: string }>(record.constructor);
    const looks = await tenTimes(() => repository.findOneByOrFail({ id: record.id }));
    expect(looks.map((look) => (look as Record<string, unknown>)[flag])).toEqual(TEN.map(() => false));

    const key = 'slug' in record ? record.slug : record.id;
    const answers = await tenTimes(() => product.api.put(`${path}${key}`, { [flag]: 'true' }, { token: admin }));
    expect(answers.map(({ status }) => status)).toEqual(TEN.map(() => 200));
    expect(await trailOf(record.id)).toBe(1);
  });
});
