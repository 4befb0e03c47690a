import { addDays, today } from '@imisozi/core/kigali-time';
import { INVOICE_CREDITED } from '../src/modules/ledger/ledger.events.js';
import { LedgerEntry } from '../src/modules/ledger/ledger-entry.entity.js';
import { Invoice } from '../src/modules/ledger/invoice.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { DomainEvents } from '../src/platform/domain-events/domain-events.js';
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
  async function order({ withSeats = false, terms = {}, fields = {} } = {}): Promise<string> {
    const tour = await makeTour(product.dataSource, { terms });
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

  it('an invoice over another price is credited, and the client is told', async () => {
    const id = await order();
    const setPrice = async (unitAmount: number) => {
      const { revision } = await stored(id);
      const change = { revision, lines: [{ label: 'Trip', quantity: 1, unitAmount }] };
      expect((await product.api.put(`/admin/orders/${id}`, change, { token: admin })).status).toBe(200);
    };
    const invoices = async () => {
      const all = await product.dataSource.getRepository(Invoice).findBy({ orderId: id });
      return all.sort((one, other) => (one.number < other.number ? -1 : 1));
    };
    const publish = jest.spyOn(product.app.get(DomainEvents), 'publish');
    const credits = () => publish.mock.calls.filter(([, event]) => (event as unknown) === INVOICE_CREDITED).length;
    await book(id, 'in', 180);
    const { invoiceNumber } = await stored(id);
    await setPrice(150);
    expect(await money(id)).toEqual(['PAID', 180, 30, null]);
    expect(await invoices()).toMatchObject([
      { number: invoiceNumber, amount: 180, creditNumber: expect.stringMatching(/^CRN-/) },
      { number: (await stored(id)).invoiceNumber, amount: 150, creditNumber: null },
    ]);
    expect(credits()).toBe(1);
    await setPrice(200);
    expect(await money(id)).toEqual(['APPROVED', 180, 0, null]);
    expect(await stored(id)).toMatchObject({ invoiceNumber: null, paidAt: null });
    expect((await invoices()).map(({ creditNumber }) => creditNumber !== null)).toEqual([true, true]);
    expect(credits()).toBe(2);
    // Without an invoice there is nothing to credit.
    await setPrice(210);
    expect(credits()).toBe(2);
    expect(await invoices()).toHaveLength(2);
    publish.mockRestore();
  });

  it.each([
    [false, 'office'],
    [true, 'test'],
  ])('a lower price that is paid already makes an order PAID (by a test card: %s)', async (isTest, paidBy) => {
    const id = await order();
    const { id: entryId } = await book(id, 'in', 100);
    await product.dataSource.getRepository(LedgerEntry).update({ id: entryId }, { isTest });
    const { revision } = await stored(id);
    const change = { revision, lines: [{ label: 'Trip', quantity: 1, unitAmount: 100 }] };
    expect((await product.api.put(`/admin/orders/${id}`, change, { token: admin })).status).toBe(200);
    expect(await stored(id)).toMatchObject({
      status: 'PAID',
      paidBy,
      invoiceNumber: expect.any(String),
      nextDue: null,
    });
  });

  it('the answer says what is left, too much, or still to be paid back', async () => {
    const says = async (id: string, direction: 'in' | 'out', amount: number) => {
      const body = { kind: 'cash', direction, amount };
      return (await product.api.post(`/admin/orders/${id}/ledger`, body, { token: admin })).body.message as string;
    };
    const id = await order();
    expect(await says(id, 'in', 179)).toBe('$179 has been booked. $1 is left to pay.');
    expect(await says(id, 'in', 1)).toBe('$1 has been booked. There is nothing left to pay.');
    expect((await stored(id)).nextDue).toBeNull();
    expect(await says(id, 'in', 1)).toBe('$1 has been booked. $1 too much has been paid.');
    const ended = await order();
    await book(ended, 'in', 2);
    await cancel(ended, 2);
    expect(await says(ended, 'out', 1)).toContain('$1 is still to be paid back.');
    expect(await says(ended, 'out', 1)).toContain('Nothing is to be paid back.');
  });

  it('no more goes out than came in, and the refusal says how much that was', async () => {
    const id = await order();
    await book(id, 'in', 5);
    const body = { kind: 'cash', direction: 'out', amount: 5.01 };
    const { status, body: refused } = await product.api.post(`/admin/orders/${id}/ledger`, body, { token: admin });
    expect([status, refused.Errors]).toEqual([400, ['Only $5 has come in for this order']]);
  });

  it('the same key books once, without a reference too', async () => {
    const id = await order();
    const body = { kind: 'cash', direction: 'in', amount: 10 };
    const headers = { 'idempotency-key': `booked once ${id}` };
    const post = () => product.api.post(`/admin/orders/${id}/ledger`, body, { token: admin, headers });
    const [first, second] = [await post(), await post()];
    expect([second.status, second.body.entry.id]).toEqual([201, first.body.entry.id]);
    expect((await stored(id)).paid).toBe(10);
  });

  it('an admin can end an order by a refund of a single dollar, which is no test', async () => {
    const id = await order();
    await book(id, 'in', 180);
    const refund = { status: 'REFUNDED', refundedAmount: 1 };
    expect((await product.api.put(`/order/${id}/status`, refund, { token: admin })).status).toBe(200);
    const entries = await product.dataSource.getRepository(LedgerEntry).findBy({ orderId: id });
    expect(entries.map(({ amount, isTest }) => [amount, isTest]).sort()).toEqual([
      [1, false],
      [180, false],
    ]);
    const other = await order();
    await takeBack(await book(other, 'in', 5));
    const both = await product.dataSource.getRepository(LedgerEntry).findBy({ orderId: other });
    expect(both.map(({ isTest }) => isTest)).toEqual([false, false]);
  });

  it.each([
    ['client', 'Your order {number} has been cancelled.', ' We will pay $1 back to you.'],
    ['office', 'Order {number} has been cancelled.', ' $1 is to be paid back.'],
  ])('a cancellation by the %s is done once a key, says what goes back, and is final', async (by, done, back) => {
    const cancelOnce = (id: string, refund: number, key: string) => {
      const headers = { 'idempotency-key': key };
      return by === 'client'
        ? product.api.post(`/order/${id}/cancel`, { refund }, { headers })
        : product.api.post(`/admin/orders/${id}/cancel`, { refund, reason: 'x' }, { headers, token: admin });
    };
    for (const paid of [0, 1]) {
      const id = await order();
      if (paid > 0) await book(id, 'in', paid);
      const { number } = await stored(id);
      const message = `${done.replace('{number}', number)}${paid > 0 ? back : ''}`;
      for (const _ of ['first', 'again']) {
        const { status, body } = await cancelOnce(id, paid, `end ${id}`);
        expect([status, body.message]).toEqual([200, message]);
      }
      // It has ended, whatever the refund that is named now.
      const later = await cancelOnce(id, 99, `end ${id} again`);
      expect([later.status, later.body.code]).toEqual([409, 'order-cannot-become']);
    }
  });

  it('the next day on which money is due follows what is paid', async () => {
    const id = await order({ fields: { travelDate: '2038-05-05' } });
    expect((await stored(id)).nextDue).not.toBeNull();
    await book(id, 'in', 179);
    expect((await stored(id)).nextDue).not.toBeNull();
    await book(id, 'in', 1);
    expect((await stored(id)).nextDue).toBeNull();

    // Approved before, so its status does not change with the deposit.
    const approved = await order({ terms: { depositPercent: 30 }, fields: { travelDate: '2038-05-05' } });
    await setStatus(approved, 'APPROVED');
    await book(approved, 'in', 54);
    expect((await stored(approved)).nextDue).toBe(addDays('2038-05-05', -30));
  });
});
