// Holds rules/content 10, rules/forms 7.
import { addDays, today } from '@imisozi/core/kigali-time';
import { Order } from '../src/modules/orders/order.entity.js';
import { isPolite } from '../src/common/polite-hours.js';
import { ReviewInvitations } from '../src/modules/reviews/review.invitations.js';
import { Review } from '../src/modules/reviews/review.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';

const BODY = { stars: 5, text: 'Gorillas for an hour.\nAnd rain.', names: 'Reviewer of a spec' };

describe('Reviews of travellers', () => {
  let product: TestApp;
  let admin: string;
  let clerk: string;
  let tour: { id: string; slug: string };
  let count = 0;

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
  });
  beforeEach(async () => {
    tour = await makeTour(product.dataSource);
    await orders().update({ itemType: 'tour' }, { endDate: null });
  });
  afterAll(() => product.close());

  const orders = () => product.dataSource.getRepository(Order);
  const reviews = () => product.dataSource.getRepository(Review);

  /** A paid order whose trip ended this many days ago. */
  const trip = async (daysAgo = 3, status = 'PAID') => {
    const email = `review.${++count}@example.org`;
    const { body } = await product.api.post('/order', orderBody(tour.id, { email, people: 1 }));
    const { id } = body.order as { id: string };
    const last = addDays(today(), -daysAgo);
    if (status !== 'PENDING') {
      await product.api.put(`/order/${id}/status`, { status }, { token: admin });
    }
    await orders().update(id, { travelDate: addDays(last, -2), endDate: last });
    return { id, email };
  };
  const write = (id: string, fields: Record<string, unknown> = {}) =>
    product.api.put(`/order/${id}/review`, { ...BODY, ...fields });
  const own = async (id: string) => (await product.api.get(`/order/${id}/review`)).body;
  const published = async () => (await product.api.get(`/tours/${tour.slug}/reviews`)).body;
  const moderate = (id: string, body: object, token = admin) =>
    product.api.put(`/admin/reviews/${id}`, body, { token });
  const idOf = async (orderId: string) => (await reviews().findOneByOrFail({ orderId })).id;
  const round = () => product.app.get(ReviewInvitations).round();
  const invitationsTo = async (email: string) =>
    (await product.mails.to(email)).filter(({ subject }) => subject!.startsWith('How was your trip?'));

  it('are written with the key of a paid order once the trip is over', async () => {
    for (const { id } of [await trip(0), await trip(-5), await trip(3, 'PENDING'), await trip(3, 'CANCELLED')]) {
      expect(await own(id)).toEqual({ isOpen: false, review: null });
      expect((await write(id)).status).toBe(409);
    }
    const { id } = await trip(1);
    expect(await own(id)).toEqual({ isOpen: true, review: null });
    const { status, body } = await write(id);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ isOpen: true, review: { ...BODY, answer: null, isPublished: false } }),
    ]);
    expect((await product.api.get('/order/00000000-0000-4000-8000-000000000000/review')).status).toBe(404);
  });

  it.each([
    [{ stars: 0 }, 'Please choose one to five stars'],
    [{ stars: 6 }, 'Please choose one to five stars'],
    [{ stars: 4.5 }, 'Please choose one to five stars'],
    [{ text: ' ' }, 'Your review is required'],
    [{ names: '' }, 'Name is required'],
    [{ names: 'x\ny' }, 'Name must be a single line of plain text without hidden characters'],
  ])('are refused with %j', async (fields, sentence) => {
    const { id } = await trip();
    const { status, body } = await write(id, fields);
    expect([status, body.Errors]).toEqual([400, [sentence]]);
    expect(await own(id)).toMatchObject({ review: null });
  });

  it('have at most 4,000 characters', async () => {
    const { id } = await trip();
    const { status, body } = await write(id, { text: 'x'.repeat(4_001) });
    expect([status, body.Errors]).toEqual([400, ['Your review can have at most 4000 characters']]);
  });

  it('are public once an admin publishes them, with the reply, and can no longer be changed then', async () => {
    const { id } = await trip();
    await write(id);
    await write(id, { stars: 4 });
    expect(await published()).toEqual({ reviews: [], count: 0, average: null });
    const review = await idOf(id);
    expect((await moderate(review, { status: 'published' }, clerk)).status).toBe(403);
    expect((await moderate(review, { status: 'invited' })).status).toBe(400);
    expect((await moderate(review, { status: 'published', answer: 'Thank you.' })).status).toBe(200);
    expect(await published()).toMatchObject({
      reviews: [{ ...BODY, stars: 4, answer: 'Thank you.', travelled: addDays(today(), -3).slice(0, 7) }],
      count: 1,
      average: 4,
    });
    expect(JSON.stringify(await published())).not.toContain('example.org');
    expect((await write(id, { stars: 1 })).status).toBe(409);
    expect(await own(id)).toMatchObject({
      isOpen: false,
      review: { stars: 4, isPublished: true, answer: 'Thank you.' },
    });
    await moderate(review, { status: 'hidden', answer: null });
    expect(await published()).toMatchObject({ count: 0 });
    expect((await write(id)).status).toBe(409);
  });

  it('have an average of the public ones', async () => {
    for (const stars of [5, 4, 4]) {
      const { id } = await trip();
      await write(id, { stars });
      await moderate(await idOf(id), { status: 'published' });
    }
    await write((await trip()).id, { stars: 1 });
    expect(await published()).toMatchObject({ count: 3, average: 4.3 });
  });

  it('exist once per order, however often they are sent at once', async () => {
    const { id } = await trip();
    const answers = await Promise.all([1, 2, 3, 4].map((stars) => write(id, { stars })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await reviews().countBy({ orderId: id })).toBe(1);
    const { body } = await product.api.get('/admin/notifications', { token: admin });
    const bells = (body as { kind: string; title: string }[]).filter(({ kind }) => kind === 'review');
    expect(bells.filter(({ title }) => title.includes(BODY.names))).not.toHaveLength(0);
  });

  it('are requested once, some days after the trip', async () => {
    const [asked, early, late, unpaid] = [await trip(2), await trip(1), await trip(15), await trip(3, 'APPROVED')];
    const written = await trip(4);
    await write(written.id);
    await Promise.allSettled([round(), round(), round()]);
    await round();
    const [mail, ...more] = await invitationsTo(asked.email);
    expect(more).toEqual([]);
    expect(mail!.text).toContain(`/myorder/${await product.api.links.keyOf(asked.id)}#review`);
    for (const { email } of [early, late, unpaid, written]) expect(await invitationsTo(email)).toEqual([]);
    expect(await own(asked.id)).toEqual({ isOpen: true, review: null });
    const invited = await idOf(asked.id);
    expect((await moderate(invited, { status: 'published' })).status).toBe(409);
    expect((await write(asked.id)).status).toBe(200);
    expect((await moderate(invited, { status: 'published' })).status).toBe(200);
  });

  it('are requested in the daytime of Kigali, unless an admin has switched that off', async () => {
    expect(isPolite(new Date('2027-06-01T06:59:00Z'))).toBe(false);
    expect(isPolite(new Date('2027-06-01T07:00:00Z'))).toBe(true);
    expect(isPolite(new Date('2027-06-01T17:00:00Z'))).toBe(false);
    const { email } = await trip();
    await product.api.put('/admin/settings', { reviewInvitations: false }, { token: admin });
    await round();
    expect(await invitationsTo(email)).toEqual([]);
    await product.api.put('/admin/settings', { reviewInvitations: null }, { token: admin });
    await round();
    expect(await invitationsTo(email)).toHaveLength(1);
  });

  it('are listed for staff, by state', async () => {
    const { id } = await trip();
    await write(id, { text: 'Findable only here' });
    const query = { filter: { status: 'waiting', q: 'findable' } };
    const { body } = await product.api.get('/admin/reviews', { token: clerk, query });
    expect(body).toMatchObject([{ orderId: id, tourId: tour.id, status: 'waiting', stars: 5 }]);
    expect((await product.api.get(`/admin/reviews/${body[0].id}`, { token: clerk })).body.text).toBe(
      'Findable only here',
    );
  });
});
