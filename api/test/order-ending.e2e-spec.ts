// Holds rules/money 11.
import { addDays, today } from '@imisozi/core/kigali-time';
import { HoldExpiry } from '../src/modules/orders/hold.expiry.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makeTour, orderBody, tokenOf } from './support/factories.js';
import { readableText } from './support/readable-text.js';

const BY_TERMS = 'By the terms of the booking, 25 % of the price is charged for cancelling 4 days before travel.';

/** The order's page, its mails and its documents say the same about the refund (rules/cancelling 7). */
describe('What a client is told about the money of an ended order', () => {
  let product: TestApp;
  let clerk: string;

  beforeAll(async () => {
    product = await startApp();
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
  });
  afterAll(() => product.close());

  let count = 0;
  /** An order of $400 for a trip in this many days. */
  const order = async (inDays: number, departureId?: string, tourId?: string) => {
    const tour = tourId ? { id: tourId } : await makeTour(product.dataSource, { price1: 400 });
    const email = `ending.${++count}@example.org`;
    const when = departureId ? { departureId } : { travelDate: addDays(today(), inDays) };
    const answer = await product.api.post('/order', orderBody(tour.id, { amount: 400, people: 1, email, ...when }));
    expect(answer.status).toBe(201);
    return { id: answer.body.order.id as string, email };
  };
  const book = async (id: string, amount: number, fields: Record<string, unknown> = {}) => {
    const body = { kind: 'bank', direction: 'in', amount, ...fields };
    const answer = await product.api.post(`/admin/orders/${id}/ledger`, body, { token: clerk });
    expect(answer.status).toBe(201);
    return answer.body.entry as { id: string; receiptNumber: string };
  };
  const cancel = (id: string, refund: number, reason?: string) =>
    product.api.post(`/order/${id}/cancel`, { refund, reason });
  const told = async (id: string) => {
    const { ending, refund } = (await product.api.get(`/order/${id}`)).body.data;
    return { ending, refund };
  };
  const lastMail = async (email: string) => (await product.mails.to(email)).at(-1)!;
  const paper = async (id: string, number: string) => {
    const { rawPayload } = await product.app.inject(
      `/api/order/${await product.api.links.keyOf(id)}/receipts/${number}`,
    );
    return readableText({ mimeType: 'application/pdf', content: rawPayload });
  };

  it('is nothing while it continues, except an overpayment', async () => {
    const { id } = await order(40);
    expect(await told(id)).toEqual({ ending: null, refund: null });
    await book(id, 100);
    expect(await told(id)).toEqual({ ending: null, refund: null });
    await book(id, 350, { kind: 'cash' });
    const refund = { amount: 50, sent: 0, due: 50, kept: 0, reason: null, byTerms: null, ways: ['bank', 'cash'] };
    expect(await told(id)).toEqual({ ending: null, refund });
  });

  it('is how much is refunded, what is kept and why, the way it was paid, and later that it was refunded', async () => {
    const { id, email } = await order(4);
    await book(id, 400);
    await cancel(id, 300, 'One of us is ill.');
    const ending = { by: 'client', day: today(), reason: 'One of us is ill.' };
    const byTerms = { percent: 25, daysBefore: 4, permits: 0, keepsAll: false };
    const refund = { amount: 300, sent: 0, due: 300, kept: 100, reason: BY_TERMS, byTerms, ways: ['bank'] };
    expect(await told(id)).toEqual({ ending, refund });
    const cancelled = (await lastMail(email)).text!;
    expect(cancelled).toContain('We will pay $300 back to you, the way you paid (by bank transfer), and email you');
    expect(cancelled).toMatch(/Paid: \$400\s+We keep: \$100\s+To be refunded: \$300/);
    expect(cancelled.replaceAll(/\s+/g, ' ')).toContain(BY_TERMS);

    const first = await book(id, 120, { direction: 'out' });
    expect(await told(id)).toEqual({ ending, refund: { ...refund, sent: 120, due: 180 } });
    const part = (await lastMail(email)).text!;
    expect(part).toMatch(/Refunded so far: \$120\s+Still to be refunded: \$180/);
    expect(part).not.toContain('Left to pay');
    expect(await paper(id, first.receiptNumber)).toMatch(
      /Paid back to.*Still to be paid back: \$180\..*\$100 of what was paid for this order is kept\. By the terms of the booking/is,
    );

    await book(id, 180, { direction: 'out' });
    expect(await told(id)).toEqual({ ending, refund: { ...refund, sent: 300, due: 0 } });
    const all = (await lastMail(email)).text!;
    expect(all).toContain('We have refunded part of your payment.');
    expect(all).toMatch(/Paid: \$400\s+We keep: \$100\s+Refunded: \$300/);
  });

  it('is that the whole deposit is refunded, although it was only a part of the price', async () => {
    const { id, email } = await order(40);
    await book(id, 100);
    await cancel(id, 100);
    await book(id, 100, { direction: 'out' });
    expect((await told(id)).refund).toMatchObject({ amount: 100, sent: 100, due: 0, kept: 0, reason: null });
    expect((await lastMail(email)).text).toContain('We have refunded your payment.');
  });

  it('is that everything is kept, and why', async () => {
    const { id, email } = await order(1);
    await book(id, 60);
    await cancel(id, 0);
    const reason = 'By the terms of the booking, the whole price is charged for cancelling the day before travel.';
    const byTerms = { percent: 100, daysBefore: 1, permits: 0, keepsAll: false };
    expect((await told(id)).refund).toEqual({ amount: 0, sent: 0, due: 0, kept: 60, reason, byTerms, ways: ['bank'] });
    expect((await lastMail(email)).text).toContain('None of the $60 that you have paid is refunded.');
  });

  it('is that nothing had been paid', async () => {
    const { id, email } = await order(4);
    await cancel(id, 0);
    expect(await told(id)).toEqual({ ending: { by: 'client', day: today(), reason: null }, refund: null });
    expect((await lastMail(email)).text).toContain("Nothing had been paid, so there's nothing to pay back.");
    const { rawPayload } = await product.app.inject(`/api/order/${await product.api.links.keyOf(id)}/proforma`);
    const proforma = await readableText({ mimeType: 'application/pdf', content: rawPayload });
    expect(proforma).toContain('This order has ended, so nothing is to be paid any more.');
    expect(proforma).not.toMatch(/Total to pay|Please pay/);
  });

  it('is what the office decided besides the terms, without its internal notes', async () => {
    const { id } = await order(1);
    await book(id, 400);
    const body = { refund: 350, override: true, reason: 'A note of the office' };
    await product.api.post(`/admin/orders/${id}/cancel`, body, { token: clerk });
    const { ending, refund } = await told(id);
    expect(ending).toEqual({ by: 'office', day: today(), reason: null });
    const reason = expect.stringMatching(/^Our office decided this/);
    expect(refund).toMatchObject({ amount: 350, kept: 50, reason, byTerms: null });
  });

  it('is a full refund for a departure that the company cancelled, with its reason', async () => {
    const tour = await makeTour(product.dataSource, { price1: 400 });
    const departure = await makeDeparture(product.dataSource, tour.id, { startDate: addDays(today(), 3) });
    const { id, email } = await order(3, departure.id, tour.id);
    await book(id, 400);
    const body = { orders: [{ id, do: 'refund' }], reason: 'The road is closed.' };
    await product.api.post(`/admin/departures/${departure.id}/cancel`, body, { token: clerk });
    const { ending, refund } = await told(id);
    expect(ending).toEqual({ by: 'departure', day: today(), reason: 'The road is closed.' });
    expect(refund).toMatchObject({ amount: 400, due: 400, kept: 0, ways: ['bank'] });
    expect((await lastMail(email)).text!.replaceAll(/\s+/g, ' ')).toContain(
      'everything that you have paid, $400, the way you paid (by bank transfer), and email you',
    );
  });

  it('is that seats could not be held, with a link to order again', async () => {
    const tour = await makeTour(product.dataSource, { price1: 400 });
    const departure = await makeDeparture(product.dataSource, tour.id, { startDate: addDays(today(), 30) });
    const { id, email } = await order(30, departure.id, tour.id);
    await product.dataSource.getRepository(Order).update({ id }, { holdUntil: new Date(Date.now() - 1) });
    await product.app.get(HoldExpiry).round();
    expect(await told(id)).toEqual({ ending: { by: 'hold', day: today(), reason: null }, refund: null });
    expect((await lastMail(email)).text).toContain(`/tour/${tour.slug}`);
  });

  it('is that a late payment is refunded, and that nothing is without one', async () => {
    const { id, email } = await order(40);
    await cancel(id, 0);
    const late = await book(id, 200);
    expect((await told(id)).refund).toMatchObject({ amount: 200, due: 200, kept: 0 });
    expect((await lastMail(email)).text).toContain('Your order has ended, so we will pay it back to you.');
    const admin = await tokenOf(product.dataSource, product.api, 'admin');
    await product.api.post(`/admin/ledger/${late.id}/void`, { reason: 'Of another order.' }, { token: admin });
    expect((await told(id)).refund).toBeNull();
  });

  it('is that an entry which voids a refund is a correction, and not a payment', async () => {
    const { id, email } = await order(40);
    await book(id, 400);
    await cancel(id, 400);
    const out = await book(id, 400, { direction: 'out' });
    const admin = await tokenOf(product.dataSource, product.api, 'admin');
    await product.api.post(`/admin/ledger/${out.id}/void`, { reason: 'It came back.' }, { token: admin });
    expect((await told(id)).refund).toMatchObject({ amount: 400, sent: 0, due: 400 });
    const { subject, text } = await lastMail(email);
    expect(subject).toContain('A correction to your order');
    expect(text).toContain('We have corrected a refund of $400');
  });
});
