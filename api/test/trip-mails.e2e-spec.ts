// Holds rules/mails 9.
import { addDays, parseCatTime, today } from '@imisozi/core/kigali-time';
import { Order } from '../src/modules/orders/order.entity.js';
import { OrdersService } from '../src/modules/orders/orders.service.js';
import { TripMail } from '../src/modules/trip-mails/trip-mail.entity.js';
import { TripMailings } from '../src/modules/trip-mails/trip-mailings.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';

const PACKING = 'Gaiters, and a raincoat for a spec.';

describe('Mails before a trip', () => {
  let product: TestApp;
  let admin: string;
  let tour: { id: string };
  let count = 0;

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
    tour = await makeTour(product.dataSource, {
      departureTime: '06:30, from the spec',
      asksTravellers: true,
      advice: { packing: PACKING },
    });
  });
  afterAll(() => product.close());

  const orders = () => product.dataSource.getRepository(Order);
  const round = () => product.app.get(TripMailings).round();

  /** An order of last week, whose trip begins in so many days. */
  const trip = async (inDays: number, status = 'APPROVED', headers: Record<string, string> = {}) => {
    const email = `trip.${++count}@example.org`;
    const { body } = await product.api.post('/order', orderBody(tour.id, { email }), { headers });
    const { id } = body.order as { id: string };
    if (status !== 'PENDING') await product.api.put(`/order/${id}/status`, { status }, { token: admin });
    const travelDate = addDays(today(), inDays);
    const createdAt = parseCatTime(addDays(today(), -7))!;
    await orders().update(id, { travelDate, endDate: addDays(travelDate, 2), createdAt });
    return { id, email };
  };
  const mailsTo = async (email: string) =>
    (await product.mails.to(email)).filter(({ subject }) => /how to get ready|See you soon/.test(subject!));

  it('come a month and a week ahead, each once, however often and in however many processes it is looked', async () => {
    const { id, email } = await trip(30);
    await Promise.all([round(), round()]);
    await round();
    const [month, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    for (const said of [PACKING, '06:30, from the spec', 'The weather:', 'Full price', '/myorder/']) {
      expect(month!.text).toContain(said);
    }
    expect(month!.text).toContain('Please also tell us on the page of your order who is travelling');

    const travellers = [1, 2].map((number) => ({ type: 'adult', firstName: 'Spec', lastName: `Traveller ${number}` }));
    await product.api.put(`/order/${id}/travellers`, { travellers });
    await orders().update(id, { travelDate: addDays(today(), 7) });
    await round();
    await round();
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    const week = mails.find(({ subject }) => subject!.startsWith('See you soon'))!;
    expect(week.text).toContain('You reach us at the same number on the way.');
    expect(week.text).not.toMatch(/You can pay|who is travelling/);
    const kept = await product.dataSource.getRepository(TripMail).findBy({ orderId: id });
    expect(kept.map(({ kind }) => kind).sort()).toEqual(['month', 'week']);
  });

  it.each([
    ['31 days ahead', 31, 'APPROVED'],
    ['on the day itself', 0, 'PAID'],
    ['while the order is not confirmed', 20, 'PENDING'],
    ['once it is cancelled', 20, 'CANCELLED'],
  ])('do not come %s', async (_, inDays, status) => {
    const { email } = await trip(inDays, status);
    await round();
    expect(await mailsTo(email)).toEqual([]);
  });

  it('do not come on the day of the order, whose own mails come then', async () => {
    const { id, email } = await trip(20);
    await orders().update(id, { createdAt: new Date() });
    await round();
    expect(await mailsTo(email)).toEqual([]);
  });

  it('reach the others when one cannot be written, and it comes in a later round', async () => {
    const [broken, whole] = [await trip(30), await trip(30)];
    const service = product.app.get(OrdersService);
    const read = service.get.bind(service);
    const reading = jest
      .spyOn(service, 'get')
      .mockImplementation((id) => (id === broken.id ? Promise.reject(new Error('of a spec')) : read(id)));
    await expect(round()).rejects.toThrow('of a spec');
    reading.mockRestore();
    expect([await mailsTo(whole.email), await mailsTo(broken.email)].map(({ length }) => length)).toEqual([1, 0]);
    await round();
    expect(await mailsTo(broken.email)).toHaveLength(1);
  });

  it('are in the language of the order', async () => {
    const { email } = await trip(20, 'PAID', { 'content-language': 'fr' });
    await round();
    const subjects = (await product.mails.to(email)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/ : comment vous préparer$/));
  });
});
