import { addDays, today } from '@imisozi/core/kigali-time';
import type { LedgerEntry } from '../src/modules/ledger/ledger-entry.entity.js';
import { Invoice } from '../src/modules/ledger/invoice.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makeTour, orderBody, tokenOf } from './support/factories.js';

describe('What follows from the money of an order (rules/money 4 to 6)', () => {
  let product: TestApp;
  let admin: string;
  let count = 0;

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  /** An order of $180, with seats of a departure if so told. */
  async function order({ withSeats = false, fields = {} } = {}): Promise<string> {
    const tour = await makeTour(product.dataSource);
    const email = `money.${++count}@example.org`;
    const departureId = withSeats ? (await makeDeparture(product.dataSource, tour.id, { capacity: 9 })).id : undefined;
    const body = orderBody(tour.id, { amount: 180, people: 2, email, ...(departureId && { departureId }), ...fields });
    const made = await product.api.post('/order', body);
    expect(made.status).toBe(201);
    return made.body.order.id as string;
  }
  async function book(id: string, direction: 'in' | 'out', amount: number): Promise<LedgerEntry> {
    const body = { kind: 'bank', direction, amount };
    const booked = await product.api.post(`/admin/orders/${id}/ledger`, body, { token: admin });
    expect([booked.status, booked.body.Errors]).toEqual([201, undefined]);
    return booked.body.entry as LedgerEntry;
  }
  const takeBack = async (entry: LedgerEntry) => {
    const { status } = await product.api.post(
      `/admin/ledger/${entry.id}/void`,
      { reason: 'A mistake.' },
      { token: admin },
    );
    expect(status).toBe(200);
  };
  const setStatus = async (id: string, status: string) =>
    expect((await product.api.put(`/order/${id}/status`, { status }, { token: admin })).status).toBe(200);
  const cancel = async (id: string, refund: number) => {
    const body = { refund, reason: 'The road is closed.' };
    const { status } = await product.api.post(`/admin/orders/${id}/cancel`, body, { token: admin });
    expect(status).toBe(200);
  };
  const stored = (id: string) => product.dataSource.getRepository(Order).findOneByOrFail({ id });
  /** Status, what is paid, what is to be refunded and what was, in US dollars. */
  async function money(id: string) {
    const { status, paid, refundDue, refundedAmount } = await stored(id);
    return [status, paid, refundDue, refundedAmount];
  }

  it('what goes out of a cancelled order reduces what is due, to the cent, and the last of it makes it REFUNDED', async () => {
    const id = await order();
    await book(id, 'in', 100.1);
    await cancel(id, 100.1);
    expect(await money(id)).toEqual(['CANCELLED', 100.1, 100.1, null]);
    await book(id, 'out', 40.2);
    expect(await money(id)).toEqual(['CANCELLED', 59.9, 59.9, 40.2]);
    await book(id, 'out', 58.9);
    expect(await money(id)).toEqual(['CANCELLED', 1, 1, 99.1]);
    const last = await book(id, 'out', 1);
    expect(await money(id)).toEqual(['REFUNDED', 0, 0, 100.1]);
    expect(await stored(id)).toMatchObject({ refundReason: 'The road is closed.', refundedAt: expect.any(Date) });

    await takeBack(last);
    expect(await money(id)).toEqual(['CANCELLED', 1, 1, 99.1]);
  });

  it('a single cent that is still due keeps an order from being REFUNDED', async () => {
    const id = await order();
    await book(id, 'in', 10);
    await cancel(id, 10);
    await book(id, 'out', 9.99);
    expect(await money(id)).toEqual(['CANCELLED', 0.01, 0.01, 9.99]);
    await book(id, 'out', 0.01);
    expect(await money(id)).toEqual(['REFUNDED', 0, 0, 10]);
  });

  it('a refund that is voided was never made', async () => {
    const id = await order();
    await book(id, 'in', 50);
    await cancel(id, 50);
    const half = await book(id, 'out', 25);
    expect(await money(id)).toEqual(['CANCELLED', 25, 25, 25]);
    await takeBack(half);
    expect(await money(id)).toEqual(['CANCELLED', 50, 50, null]);
  });

  it('a rejected order stays rejected when its money has gone back', async () => {
    const id = await order();
    await book(id, 'in', 50);
    await setStatus(id, 'REJECTED');
    expect((await money(id))[0]).toBe('REJECTED');
    const { refundDue } = await stored(id);
    const late = await book(id, 'in', 5);
    expect((await stored(id)).refundDue).toBe(refundDue + 5);
    await takeBack(late);
    expect((await stored(id)).refundDue).toBe(Math.min(refundDue + 5, 50));
  });

  it('what comes in for an order that has ended is due, and no longer once it is voided', async () => {
    const id = await order();
    await cancel(id, 0);
    const late = await book(id, 'in', 50);
    expect(await money(id)).toEqual(['CANCELLED', 50, 50, null]);
    await book(id, 'in', 1);
    expect(await money(id)).toEqual(['CANCELLED', 51, 51, null]);
    await takeBack(late);
    expect(await money(id)).toEqual(['CANCELLED', 1, 1, null]);
  });

  it('what was kept stays kept when more comes in, and the refund is never more than was paid', async () => {
    // A quarter of the price, $45, is charged.
    const id = await order({ fields: { travelDate: addDays(today(), 4) } });
    await book(id, 'in', 100);
    await cancel(id, 55);
    const late = await book(id, 'in', 20);
    expect(await money(id)).toEqual(['CANCELLED', 120, 75, null]);
    await takeBack(late);
    expect(await money(id)).toEqual(['CANCELLED', 100, 55, null]);
  });

  it('an overpayment of an order that goes on is due, and a voided payment of it is not', async () => {
    const id = await order();
    await book(id, 'in', 180);
    const twice = await book(id, 'in', 20.5);
    expect(await money(id)).toEqual(['PAID', 200.5, 20.5, null]);
    await book(id, 'out', 20);
    expect(await money(id)).toEqual(['PAID', 180.5, 0.5, null]);
    await book(id, 'out', 0.5);
    expect(await money(id)).toEqual(['PAID', 180, 0, null]);
    expect(twice.direction).toBe('in');
  });

  it('a refund that is voided on an order that goes on changes its balance only', async () => {
    const id = await order();
    await book(id, 'in', 180);
    const back = await book(id, 'out', 30);
    expect(await money(id)).toEqual(['APPROVED', 150, 0, null]);
    await takeBack(back);
    expect(await money(id)).toEqual(['PAID', 180, 0, null]);
  });

  it('seats are held for a while again once nothing is paid any longer', async () => {
    const [id, other] = [await order({ withSeats: true }), await order()];
    const [first, second] = [await book(id, 'in', 179), await book(id, 'in', 1)];
    expect((await stored(id)).holdUntil).toBeNull();
    await takeBack(first);
    // One dollar is still paid.
    expect((await stored(id)).holdUntil).toBeNull();
    await takeBack(second);
    expect((await stored(id)).holdUntil?.getTime()).toBeGreaterThan(Date.now());
    await takeBack(await book(other, 'in', 180));
    expect((await stored(other)).holdUntil).toBeNull();

    const ended = await order({ withSeats: true });
    const payment = await book(ended, 'in', 180);
    await cancel(ended, 180);
    await takeBack(payment);
    expect((await stored(ended)).holdUntil).toBeNull();
  });

  it('an order that is paid has an invoice, and loses it with the payment', async () => {
    const id = await order();
    const invoices = () => product.dataSource.getRepository(Invoice).findBy({ orderId: id });
    await book(id, 'in', 100);
    expect(await invoices()).toEqual([]);
    const last = await book(id, 'in', 80);
    const { invoiceNumber, paidAt, paidBy } = await stored(id);
    expect([paidAt, paidBy]).toEqual([expect.any(Date), 'office']);
    expect(await invoices()).toMatchObject([{ number: invoiceNumber, amount: 180, creditNumber: null }]);
    await takeBack(last);
    expect(await stored(id)).toMatchObject({ invoiceNumber: null, paidAt: null, paidBy: null, receiptNumber: null });
    expect(await invoices()).toMatchObject([{ creditNumber: expect.stringMatching(/^CRN-/) }]);
  });
});
