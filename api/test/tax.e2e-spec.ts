import { addDays, today } from '@imisozi/core/kigali-time';
import { Transactions } from '../src/platform/database/transactions.js';
import { EdgePurges } from '../src/platform/edge-cache/edge-purges.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, tokenOf } from './support/factories.js';
import { textOfPdf } from './support/pdf-text.js';

interface Line {
  readonly rate: string;
  readonly percent: string;
  readonly received: number;
  readonly paidOut: number;
  readonly kept: number;
  readonly net: number;
  readonly tax: number;
}

describe('Tax (rules/tax)', () => {
  let product: TestApp;
  let admin: string;
  let accountant: string;

  beforeAll(async () => {
    product = await startApp();
    [admin, accountant] = await Promise.all([
      tokenOf(product.dataSource, product.api, 'admin'),
      tokenOf(product.dataSource, product.api, 'accountant'),
    ]);
  });
  afterAll(() => product.close());

  const set = (tax: object | null) => product.api.put('/admin/settings', { tax }, { token: admin });
  let count = 0;
  /** A booking of a tour for $118, with a permit for $50 and a room for $20 if it has extras. */
  const sell = async (fields: Record<string, unknown> = {}) => {
    const tour = await makeTour(product.dataSource, {
      title: `Taxed ${++count}`,
      price1: 118,
      extras: [
        { code: 'permit', label: 'Permit', category: 'permit', price: 50, per: 'person' },
        { code: 'room', label: 'Room', category: 'room', price: 20, per: 'booking' },
      ],
    });
    const { body } = await product.api.post(
      '/admin/orders',
      {
        itemsArray: [{ id: tour.id }],
        people: 1,
        names: 'Tax Client',
        email: `tax.${count}@example.org`,
        phoneNumber: '+250788123456',
        travelDate: addDays(today(), 90),
        ...fields,
      },
      { token: admin },
    );
    return body.order.id as string;
  };
  const book = async (id: string, fields: Record<string, unknown>) => {
    const { status, body } = await product.api.post(
      `/admin/orders/${id}/ledger`,
      { kind: 'bank', direction: 'in', receivedAt: today(), ...fields },
      { token: accountant },
    );
    expect(status).toBe(201);
    return body as { entry: { id: string; receiptNumber: string; taxes: unknown }; order: { invoiceNumber: string } };
  };
  const report = async (day: string): Promise<Line[]> => {
    const { body } = await product.api.get(`/admin/reports/tax?from=${day}&to=${day}`, { token: accountant });
    return body.rows as Line[];
  };
  const paper = async (id: string, path: string): Promise<string> => {
    const { rawPayload, statusCode } = await product.app.inject(
      `/api/order/${await product.api.links.keyOf(id)}/${path}`,
    );
    expect(statusCode).toBe(200);
    return (await textOfPdf(rawPayload)).replace(/\s+/g, ' ');
  };

  it('is set by admins alone, field by field (rules/tax 1)', async () => {
    const { body } = await set({ tin: '102345678', rates: { permit: 'exempt' } });
    expect(body.tax).toMatchObject({ tin: '102345678', vatNumber: '', standardPercent: 18 });
    expect(body.tax.rates).toMatchObject({ permit: 'exempt', trip: 'standard' });
    expect((await set({ standardPercent: 200 })).status).toBe(400);
    expect((await product.api.put('/admin/settings', { tax: {} }, { token: accountant })).status).toBe(403);
  });

  it('is read by whatever books next, in its own transaction (rules/tax 1)', async () => {
    const id = await sell();
    // As after a change that another process made: nothing of it is in memory.
    await product.app.get(Transactions).run((tx) => product.app.get(EdgePurges).purge(tx, ['settings']));
    await book(id, { amount: 118 });
  });

  it('divides nothing before the company is registered (rules/tax 1, 5)', async () => {
    const day = addDays(today(), -20);
    const id = await sell();
    const { entry } = await book(id, { amount: 118, receivedAt: day });
    expect(entry.taxes).toBeNull();
    expect(await report(day)).toEqual([
      { rate: 'not divided', percent: '', received: 118, paidOut: 0, kept: 118, net: 118, tax: 0 },
    ]);
    const text = await paper(id, `receipts/${entry.receiptNumber}`);
    expect(text).toContain('TIN: 102345678');
    expect(text).not.toContain('VAT included');
  });

  it('divides a deposit, the rest and what goes back, to the cent (rules/tax 2, 3, 4, 5)', async () => {
    await set({ vatNumber: 'VAT-77', rates: { permit: 'exempt', room: 'zero-rated' } });
    const day = addDays(today(), -10);
    const id = await sell({
      extras: [
        { code: 'permit', quantity: 1 },
        { code: 'room', quantity: 1 },
      ],
    });
    const first = await book(id, { amount: 30, receivedAt: day });
    const second = await book(id, { amount: 158, receivedAt: day });
    const rows = await report(day);
    expect(rows).toEqual([
      { rate: 'standard', percent: '18 %', received: 118, paidOut: 0, kept: 118, net: 100, tax: 18 },
      { rate: 'zero-rated', percent: '0 %', received: 20, paidOut: 0, kept: 20, net: 20, tax: 0 },
      { rate: 'exempt', percent: '', received: 50, paidOut: 0, kept: 50, net: 50, tax: 0 },
    ]);
    const invoice = await paper(id, 'invoice');
    for (const fact of ['18 %: $18 of $118', 'Zero-rated: $20', 'Exempt: $50', 'VAT number: VAT-77']) {
      expect(invoice).toContain(fact);
    }
    expect(await paper(id, `receipts/${first.entry.receiptNumber}`)).toContain('18 %: $2.87 of $18.83');
    expect(await paper(id, `receipts/${second.entry.receiptNumber}`)).toContain('18 %: $15.13 of $99.17');

    const back = addDays(today(), -9);
    await book(id, { amount: 100, direction: 'out', receivedAt: back });
    await book(id, { amount: 88, direction: 'out', receivedAt: back });
    expect(await report(back)).toMatchObject([
      { rate: 'standard', paidOut: 118, tax: -18 },
      { rate: 'zero-rated', paidOut: 20 },
      { rate: 'exempt', paidOut: 50 },
    ]);
  });

  it('gives no tax back that was never received (rules/tax 3, 5)', async () => {
    await set({ vatNumber: '' });
    const [paid, back] = [addDays(today(), -7), addDays(today(), -6)];
    const id = await sell();
    await book(id, { amount: 60, receivedAt: paid });
    await set({ vatNumber: 'VAT-77' });
    await book(id, { amount: 58, receivedAt: paid });
    await book(id, { amount: 118, direction: 'out', receivedAt: back });
    expect(await report(back)).toMatchObject([
      { rate: 'not divided', paidOut: 60, tax: 0 },
      { rate: 'standard', paidOut: 58, tax: -8.85 },
      { rate: 'zero-rated', paidOut: 0 },
      { rate: 'exempt', paidOut: 0 },
    ]);
  });

  it('counts a void nowhere, and an order that is paid again as if it had not been (rules/tax 3)', async () => {
    const day = addDays(today(), -8);
    const id = await sell();
    const mistaken = await book(id, { amount: 18, receivedAt: day });
    await product.api.post(`/admin/ledger/${mistaken.entry.id}/void`, { reason: 'Twice' }, { token: admin });
    await book(id, { amount: 118, receivedAt: day });
    expect((await report(day))[0]).toMatchObject({ received: 118, tax: 18 });
  });

  it('credits an invoice whose money has moved to another rate (rules/tax 2)', async () => {
    const id = await sell({ lines: [{ kind: 'custom', label: 'A day out', quantity: 1, unitAmount: 118 }] });
    const { order } = await book(id, { amount: 118 });
    const { body } = await product.api.get(`/admin/orders/${id}`, { token: admin });
    await set({ rates: { custom: 'zero-rated' } });
    await product.api.put(
      `/admin/orders/${id}`,
      {
        revision: body.revision,
        lines: [{ kind: 'custom', label: 'A day out of the country', quantity: 2, unitAmount: 59 }],
      },
      { token: admin },
    );
    const after = await product.api.get(`/admin/orders/${id}`, { token: admin });
    expect(after.body.invoiceNumber).not.toBe(order.invoiceNumber);
    expect(await paper(id, 'invoice')).toContain('Zero-rated: $118');
    await set({ rates: { custom: null } });
  });

  it('adds up to the ledger of the same days (rules/tax 5)', async () => {
    const span = `from=${addDays(today(), -30)}&to=${today()}`;
    const [tax, money] = await Promise.all(
      ['tax', 'money'].map((name) => product.api.get(`/admin/reports/${name}?${span}`, { token: accountant })),
    );
    const { received, paidOut, kept } = money!.body.totals;
    expect(tax!.body.totals).toMatchObject({ received, paidOut, kept });
  });
});
