// Holds rules/money 11.
import { KeepLedger1763600272000 } from '../src/database/migrations/1763600272000-ledger.js';
import { SumMoney1763600441000 } from '../src/database/migrations/1763600441000-sums-of-money.js';
import { CloseMonths1763600501000 } from '../src/database/migrations/1763600501000-ledger-months.js';
import { PayInCurrencies1763600500000 } from '../src/database/migrations/1763600500000-paid-in-currency.js';
import { ReadStatements1763600520000 } from '../src/database/migrations/1763600520000-statements.js';
import { ReadReportsFromIndices1763600592000 } from '../src/database/migrations/1763600592000-report-indices.js';
import { DivideByTax1763600550000 } from '../src/database/migrations/1763600550000-taxes.js';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { Invoice } from '../src/modules/ledger/invoice.entity.js';
import { LedgerEntry } from '../src/modules/ledger/ledger-entry.entity.js';
import { textOfPdf } from './support/pdf-text.js';
import { startApp, type TestApp } from './support/app.js';
import { readableText } from './support/readable-text.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';

describe('The ledger of an order (rules/money 3 to 6)', () => {
  let product: TestApp;
  let clerk: string;
  let admin: string;

  beforeAll(async () => {
    product = await startApp();
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  let count = 0;
  /** An order of $320.50, by a separate client. */
  const order = async () => {
    const tour = await makeTour(product.dataSource);
    const email = `ledger.${++count}@example.org`;
    const { body } = await product.api.post('/order', orderBody(tour.id, { amount: 320.5, people: 4, email }));
    return { id: body.order.id as string, number: body.order.number as string, email };
  };
  const book = (id: string, fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
    product.api.post(
      `/admin/orders/${id}/ledger`,
      { kind: 'bank', direction: 'in', receivedAt: '2026-11-20', ...fields },
      { token: clerk, headers },
    );
  const takeBack = (id: string, token = admin) =>
    product.api.post(`/admin/ledger/${id}/void`, { reason: 'It was for another booking.' }, { token });
  const read = async (id: string) => (await product.api.get(`/order/${id}`)).body.data;
  const entries = async (id: string) =>
    (await product.api.get(`/admin/orders/${id}/ledger`, { token: clerk })).body.ledger as Record<string, unknown>[];

  it('keeps the currency, the rate and the fee of a payment, and says them on the receipt (rules/money 14)', async () => {
    const { id } = await order();
    const paid = { amount: 100, currency: 'RWF', amountInCurrency: 146_600, rate: 1_466, fee: 12.5, kind: 'cash' };
    const { status, body } = await book(id, paid);
    expect([status, body.order.paid]).toEqual([201, 100]);
    expect(body.entry).toMatchObject(paid);
    const receipt = await product.app.inject(
      `/api/order/${await product.api.links.keyOf(id)}/receipts/${body.entry.receiptNumber}`,
    );
    const text = await readableText({ content: receipt.rawPayload, mimeType: 'application/pdf' });
    expect(text.replaceAll('\u00a0', ' ')).toContain('Received in RWF 146,600, at 1466 to the US dollar');
    expect(text).not.toContain('12.50');
    const counter = await takeBack(body.entry.id as string);
    expect(counter.body.entry).toMatchObject({ ...paid, direction: 'out', voids: body.entry.id });
  });

  it('proposes the rates of the office, and refuses what its rate does not make (rules/money 14)', async () => {
    const { id } = await order();
    await product.api.put('/admin/settings', { rates: { RWF: 1_466, EUR: 0.92 } }, { token: admin });
    const { body } = await product.api.get(`/admin/orders/${id}/ledger`, { token: clerk });
    expect(body.rates).toEqual({ RWF: 1_466, EUR: 0.92 });
    await product.api.put('/admin/settings', { rates: { RWF: null, EUR: null } }, { token: admin });
    const refusedFor = async (fields: Record<string, unknown>) => {
      const answer = await book(id, { amount: 100, ...fields });
      return [answer.status, answer.body.Errors[0]];
    };
    const incomplete = [400, 'Please give the currency, the amount in it and the rate'];
    expect(await refusedFor({ currency: 'EUR' })).toEqual(incomplete);
    expect(await refusedFor({ currency: 'EUR', amountInCurrency: 9_200 })).toEqual(incomplete);
    expect(await refusedFor({ rate: 0.92 })).toEqual(incomplete);
    expect(await refusedFor({ currency: 'EUR', amountInCurrency: 9_300, rate: 0.92 })).toEqual([
      400,
      '€93.00 at a rate of 0.92 is $101.09, not $100',
    ]);
    expect(await refusedFor({ rate: 0 })).toEqual([400, 'Rate must be a number from 0.0001 to 100000']);
    expect(await refusedFor({ fee: 100.01 })).toEqual([400, 'The bank cannot have kept more than came in']);
    expect(await refusedFor({ currency: 'USD', amountInCurrency: 1, rate: 1 })).toEqual([
      400,
      'Currency must be one of: EUR, GBP, RWF',
    ]);
    expect(await entries(id)).toEqual([]);
  });

  it('accepts money in parts, each with its receipt, and is PAID with an invoice once nothing is left', async () => {
    const { id, email } = await order();
    const first = await book(id, { amount: 100, reference: 'BK-1', note: 'From her sister.' });
    expect([first.status, first.body.message]).toEqual([201, '$100 has been booked. $220.50 is left to pay.']);
    expect(first.body.entry).toMatchObject({
      kind: 'bank',
      direction: 'in',
      amount: 100,
      reference: 'BK-1',
      receivedAt: '2026-11-19T22:00:00.000Z',
      receiptNumber: expect.stringMatching(/^RCT-\d{4}-\d{6}$/),
      voidedAt: null,
    });
    expect(await read(id)).toMatchObject({ paid: 100, balance: 220.5, status: 'PENDING', receiptNumber: null });
    const last = await book(id, { amount: 220.5, kind: 'cash' });
    expect(last.body.message).toBe('$220.50 has been booked. There is nothing left to pay.');
    const paid = await read(id);
    expect(paid).toMatchObject({ paid: 320.5, balance: 0, status: 'PAID', isPaid: true });
    expect(paid.receiptNumber).toBe(last.body.entry.receiptNumber);
    expect(await product.dataSource.getRepository(Invoice).findBy({ orderId: id })).toMatchObject([
      { number: paid.invoiceNumber, amount: 320.5, creditNumber: null },
    ]);
    const mails = await product.mails.to(email);
    expect(mails.map(({ subject }) => subject?.replace(/ \d{4}-\d{6}.*/, ''))).toEqual([
      'Your order',
      'Payment received for your order',
      'Payment received for your order',
    ]);
    expect(mails[1]!.text).toContain('We have received $100');
    expect(mails[1]!.text).toContain('Left to pay: $220.50');
    expect(mails[2]!.text).toContain('We have received $220.50');
    const receipt = await product.app.inject(
      `/api/order/${await product.api.links.keyOf(id)}/receipts/${first.body.entry.receiptNumber}`,
    );
    const text = await readableText({ content: receipt.rawPayload, mimeType: 'application/pdf' });
    expect(text).toContain('By bank transfer');
    expect(text).toContain('$100 USD');
    expect(text).toContain('Left to pay after this: $220.50');
    expect(
      (await product.app.inject(`/api/order/${await product.api.links.keyOf(id)}/receipts/RCT-2026-999999`)).statusCode,
    ).toBe(404);
  });

  it('opens again when an entry is voided: APPROVED, the invoice credited, and a new one with the next payment', async () => {
    const { id, email } = await order();
    const { entry } = (await book(id, { amount: 320.5, reference: 'BK-2' })).body;
    const { invoiceNumber } = await read(id);
    expect((await takeBack(entry.id, clerk)).status).toBe(403);
    const voided = await takeBack(entry.id);
    expect([voided.status, voided.body.message]).toEqual([200, 'The entry has been voided. $320.50 is left to pay.']);
    const counter = voided.body.entry;
    expect(counter).toMatchObject({ direction: 'out', amount: 320.5, voids: entry.id, voidedAt: expect.any(String) });
    expect(counter.receiptNumber).toMatch(/^CRN-/);
    expect(await read(id)).toMatchObject({
      paid: 0,
      balance: 320.5,
      status: 'APPROVED',
      invoiceNumber: null,
      receiptNumber: null,
    });
    const invoices = product.dataSource.getRepository(Invoice);
    expect(await invoices.findOneByOrFail({ number: invoiceNumber })).toMatchObject({
      creditNumber: counter.receiptNumber,
      amount: 320.5,
    });
    const paper = await product.app.inject({
      method: 'GET',
      url: `/api/order/${await product.api.links.keyOf(id)}/receipts/${counter.receiptNumber}`,
    });
    expect(await textOfPdf(paper.rawPayload)).toContain(`For invoice: ${invoiceNumber}`);
    expect((await takeBack(entry.id)).status).toBe(409);
    expect((await takeBack(counter.id)).status).toBe(409);
    // The reference can be used again.
    expect((await book(id, { amount: 320.5, reference: 'BK-2' })).status).toBe(201);
    const again = await read(id);
    expect(again.status).toBe('PAID');
    expect(again.invoiceNumber).not.toBe(invoiceNumber);
    const subjects = (await product.mails.to(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject?.startsWith('A correction'))).toHaveLength(1);
    expect(subjects.filter((subject) => subject?.includes('confirmed'))).toEqual([]);
    expect(await entries(id)).toHaveLength(3);
  });

  it('says in its mails the figures at the time they were queued, and what is left of a part (rules/mails 2)', async () => {
    const { id, email } = await order();
    await book(id, { amount: 250 });
    const part = (await product.mails.to(email)).at(-1)!.text!;
    expect(part).toMatch(/Rest of the price: \$70\.50, due now/);
    expect(part).not.toContain('Full price');
    const mails = product.dataSource.getRepository(Mail);
    const [sent] = await mails.find({ where: { orderId: id, template: 'part-payment-received' } });
    await book(id, { amount: 70.5 });
    const again = await product.api.post(`/admin/outbox/${sent!.id}/send`, {}, { token: admin });
    expect(again.status).toBe(201);
    const late = (await product.mails.to(email)).at(-1)!.text!;
    expect(late).toContain('Left to pay: $70.50');
    expect(late).toMatch(/Rest of the price: \$70\.50, due now/);
  });

  it('asks for nothing once an order has ended', async () => {
    const { id, email } = await order();
    await book(id, { amount: 300 });
    await product.api.put(`/order/${id}/status`, { status: 'CANCELLED' }, { token: admin });
    const back = await book(id, { amount: 120, direction: 'out' });
    expect(back.body.message).toBe('$120 has been booked as paid out. $180 is still to be paid back.');
    expect(back.body.order).toMatchObject({ nextDue: null, nextDueAmount: null, refundDue: 180 });
    expect((await product.mails.to(email)).at(-1)!.text).not.toMatch(/left to pay/i);
    expect((await book(id, { amount: 180, direction: 'out' })).body.message).toContain('Nothing is to be paid back.');
  });

  it('refunds at most what was paid, and a partial refund opens the balance', async () => {
    const { id, email } = await order();
    expect((await book(id, { direction: 'out', amount: 1 })).body.Errors).toEqual([
      'Only $0 has come in for this order',
    ]);
    const { entry } = (await book(id, { amount: 320.5 })).body;
    const back = await book(id, { direction: 'out', amount: 20.5 });
    expect([back.status, back.body.entry.receiptNumber.slice(0, 4)]).toEqual([201, 'CRN-']);
    expect(await read(id)).toMatchObject({ paid: 300, balance: 20.5, status: 'APPROVED' });
    expect((await book(id, { direction: 'out', amount: 300.01 })).status).toBe(400);
    // A payment cannot be voided while some of it is paid out.
    expect((await takeBack(entry.id)).status).toBe(409);
    const mails = await product.mails.to(email);
    expect(mails.at(-1)!.text).toContain('We have paid $20.50');
  });

  it('books the entry when an admin sets PAID or REFUNDED (rules/orders 3)', async () => {
    const { id } = await order();
    await book(id, { amount: 100 });
    const put = (body: object) => product.api.put(`/order/${id}/status`, body, { token: admin });
    expect((await put({ status: 'PAID' })).status).toBe(200);
    expect((await put({ status: 'REFUNDED', refundedAmount: 200, refundReason: 'Rain' })).status).toBe(200);
    expect(await entries(id)).toMatchObject([
      { direction: 'in', amount: 100, kind: 'bank' },
      { direction: 'in', amount: 220.5, kind: 'other' },
      { direction: 'out', amount: 200, kind: 'other', note: 'Rain' },
    ]);
    expect(await read(id)).toMatchObject({ status: 'REFUNDED', paid: 120.5, refundedAmount: 200 });
  });

  it('accepts a reference once per order, and a call with the same key once', async () => {
    const [one, other] = [await order(), await order()];
    const headers = { 'idempotency-key': 'the same click' };
    const answers = await Promise.all([1, 2, 3].map(() => book(one.id, { amount: 50, reference: 'BK-3' }, headers)));
    expect(new Set(answers.map(({ status }) => status))).not.toContain(500);
    expect(await entries(one.id)).toHaveLength(1);
    expect((await book(one.id, { amount: 60, reference: 'BK-3' })).body.message).toBe(
      'The reference BK-3 has already been booked for this order.',
    );
    expect((await book(other.id, { amount: 60, reference: 'BK-3' })).status).toBe(201);
  });

  it('loses nothing when many book at once, and has no gaps in its numbers', async () => {
    const { id } = await order();
    const booked = await Promise.all(Array.from({ length: 12 }, (_, place) => book(id, { amount: 10 + place })));
    expect(new Set(booked.map(({ status }) => status))).toEqual(new Set([201]));
    const sum = booked.reduce((total, { body }) => total + (body.entry.amount as number), 0);
    expect(await read(id)).toMatchObject({ paid: sum, balance: 320.5 - sum });
    const all = await product.dataSource.getRepository(LedgerEntry).find();
    const numbers = all
      .flatMap(({ receiptNumber }) => (receiptNumber.startsWith('RCT-') ? [receiptNumber] : []))
      .sort();
    expect(numbers.map((number) => Number(number.slice(-6)))).toEqual(numbers.map((_, index) => index + 1));
  });

  it('accepts a card payment of the balance, and of no other amount', async () => {
    const { id } = await order();
    await book(id, { amount: 100 });
    const session = (amount: number) => product.api.post('/v1/payments/session', { amount, orderId: id });
    expect((await session(320.5)).status).toBe(400);
    expect((await session(220.5)).body.checkout?.amount ?? (await session(220.5)).body.amount).toBe(220.5);
  });

  it.each([
    [{ amount: 0 }, 'Amount must be more than 0'],
    [{ amount: 1.005 }, 'Amount must be a number with at most two decimals'],
    [{ amount: -5 }, 'Amount must be more than 0'],
    [{ kind: 'bitcoin' }, 'Kind must be one of: card, bank, cash, mobile-money, other'],
    [{ direction: 'sideways' }, 'Direction must be one of: in, out'],
    [{ receivedAt: '2099-01-01' }, 'The money cannot have come in the future'],
    [{ receivedAt: 'yesterday' }, 'Received is not a valid date'],
  ])('refuses %j', async (fields, sentence) => {
    const { id } = await order();
    const { status, body } = await book(id, { amount: 10, ...fields });
    expect(status).toBe(400);
    expect(body.Errors).toContain(sentence);
    expect(await entries(id)).toEqual([]);
  });

  it('contains the money of orders that were paid and refunded before there was a ledger', async () => {
    const [paid, refunded] = [await order(), await order()];
    const put = (id: string, body: object) => product.api.put(`/order/${id}/status`, body, { token: admin });
    await put(paid.id, { status: 'PAID' });
    await put(refunded.id, { status: 'PAID' });
    await put(refunded.id, { status: 'REFUNDED', refundedAmount: 200, refundReason: 'Rain' });
    const money = async ({ id }: { id: string }) => {
      const { paid: sum, balance, invoiceNumber } = await read(id);
      return {
        sum,
        balance,
        invoiceNumber,
        entries: (await entries(id)).map(({ amount, direction }) => [amount, direction]),
      };
    };
    const before = [await money(paid), await money(refunded)];
    const runner = product.dataSource.createQueryRunner();
    // Its columns are used in an index of a later migration.
    const migrations = [
      new KeepLedger1763600272000(),
      new SumMoney1763600441000(),
      new PayInCurrencies1763600500000(),
      new CloseMonths1763600501000(),
      new ReadStatements1763600520000(),
      new DivideByTax1763600550000(),
      new ReadReportsFromIndices1763600592000(),
    ];
    for (const migration of migrations.toReversed()) await migration.down(runner);
    for (const migration of migrations) await migration.up(runner);
    await runner.release();
    expect([await money(paid), await money(refunded)]).toEqual(before);
    const [, back] = await entries(refunded.id);
    expect(back).toMatchObject({ note: 'Rain', receiptNumber: expect.stringMatching(/^CRN-\d{4}-\d{6}$/) });
    // The number series continues.
    const next = await order();
    await book(next.id, { amount: 10 });
    expect((await book(next.id, { direction: 'out', amount: 10 })).status).toBe(201);
  });

  it('is in the audit trail, with the author of each entry', async () => {
    const { id, number } = await order();
    const { entry } = (await book(id, { amount: 100 })).body;
    await takeBack(entry.id);
    const trail = await product.dataSource.getRepository(AuditEntry).find({ where: { resource: 'ledger' } });
    const own = trail.filter(({ label }) => label.startsWith(number)).map(({ action }) => action);
    expect(own.sort()).toEqual(['book', 'void']);
  });
});
