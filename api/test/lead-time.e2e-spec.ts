import { addDays, today } from '@imisozi/core/kigali-time';
import { Order } from '../src/modules/orders/order.entity.js';
import { WaitingEntry } from '../src/modules/departures/waiting/waiting-entry.entity.js';
import type { Tour } from '../src/modules/tours/tour.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makeTour, orderBody, tokenOf } from './support/factories.js';

const LEAD_DAYS = 14;
const BEFORE = addDays(today(), LEAD_DAYS - 2);
const AFTER = addDays(today(), LEAD_DAYS + 2);

describe('A tour that is booked ahead (rules/prices 2: lead time)', () => {
  let product: TestApp;
  let token: string;
  let tour: Tour;

  beforeAll(async () => {
    product = await startApp();
    token = await tokenOf(product.dataSource, product.api, 'reservations');
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    tour = await makeTour(product.dataSource, { leadDays: LEAD_DAYS });
  });

  const ordered = (fields: Record<string, unknown>) => product.api.post('/order', orderBody(tour.id, fields));
  const asked = (fields: Record<string, unknown>) =>
    product.api.post('/price', { tour: tour.slug, people: 2, ...fields });
  const refusal = () => [
    expect.stringMatching(
      `^The first possible day for this tour is ${addDays(today(), LEAD_DAYS)}. For an earlier one please call our office: \\+`,
    ),
  ];

  it('has no price and cannot be booked by visitors for an earlier day', async () => {
    for (const answer of [await asked({ travelDate: BEFORE }), await ordered({ travelDate: BEFORE })]) {
      expect(answer.status).toBe(400);
      expect(answer.body.Errors).toEqual(refusal());
    }
    expect((await asked({ travelDate: addDays(today(), LEAD_DAYS) })).status).toBe(200);
    expect((await asked({})).status).toBe(200);
    expect((await ordered({ travelDate: AFTER })).status).toBe(201);
  });

  it('shows and sells no departure that is too near, and has no waiting list for it', async () => {
    const near = await makeDeparture(product.dataSource, tour.id, { startDate: BEFORE, endDate: BEFORE, capacity: 0 });
    const far = await makeDeparture(product.dataSource, tour.id, { startDate: AFTER, endDate: AFTER, capacity: 4 });
    const { body } = await product.api.get(`/tours/${tour.slug}/departures`);
    expect(body.departures.map(({ id }: { id: string }) => id)).toEqual([far.id]);
    expect((await ordered({ departureId: near.id })).body.Errors).toEqual(refusal());
    const waiter = { names: 'Spec Waiter', email: 'lead@example.org', phoneNumber: '+250 788 123 456', people: 1 };
    expect((await product.api.post(`/departures/${near.id}/waiting`, waiter)).status).toBe(400);
    expect((await ordered({ departureId: far.id })).status).toBe(201);
  });

  it('can be sold by staff for an earlier day, and offers no seats that become free too late', async () => {
    const departure = await makeDeparture(product.dataSource, tour.id, {
      startDate: BEFORE,
      endDate: BEFORE,
      capacity: 2,
    });
    const fields = { itemsArray: [{ id: tour.id }], departureId: departure.id, people: 2, names: 'Spec Client' };
    const client = { email: 'desk@example.org', phoneNumber: '+250 788 123 456', sendMails: false };
    const { status, body } = await product.api.post('/admin/orders', { ...fields, ...client }, { token });
    expect(status).toBe(201);
    const entries = product.dataSource.getRepository(WaitingEntry);
    await entries.save(
      entries.create({
        ...{ departureId: departure.id, names: 'Spec Waiter', email: 'late@example.org', phoneNumber: '+250 788 1' },
        ...{ people: 1, language: 'en', state: 'waiting', key: departure.id, offeredUntil: null },
      }),
    );
    await product.api.put(`/order/${body.order.id}/status`, { status: 'CANCELLED' }, { token });
    expect((await entries.findOneByOrFail({ departureId: departure.id })).state).toBe('waiting');
  });

  it('can be ordered by deployed clients for an earlier day, marked for staff', async () => {
    const codes = async (needDate: string) => {
      const { body } = await ordered({ needDate, deadline: needDate });
      const { number } = body.order as { number: string };
      const { marks } = await product.dataSource.getRepository(Order).findOneByOrFail({ number });
      return marks;
    };
    expect(await codes(`${BEFORE}T07:00`)).toEqual(['lead-time']);
    expect(await codes(`${AFTER}T07:00`)).toBeNull();
    expect(await codes(`${today()}T07:00`)).toBeNull();
  });

  it('is set by staff, up to a year', async () => {
    const admin = await tokenOf(product.dataSource, product.api, 'admin');
    const change = (leadDays: unknown) => product.api.put(`/tours/update/${tour.slug}`, { leadDays }, { token: admin });
    expect((await change(366)).body.Errors).toEqual(['Lead time must be a whole number from 0 to 365']);
    expect((await change(365)).status).toBe(200);
    expect((await product.api.get(`/tours/${tour.slug}`)).body).toMatchObject({ tours: { leadDays: 365 } });
  });
});
