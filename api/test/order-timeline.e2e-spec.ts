import { parse } from 'csv-parse/sync';
import { addDays, today } from '@imisozi/core/kigali-time';
import { OrderOpening } from '../src/modules/timeline/openings/order-opening.entity.js';
import { OrderNote } from '../src/modules/timeline/notes/order-note.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';

interface Order {
  readonly id: string;
  readonly client: { readonly email: string };
}

interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly at: string;
  readonly by: string | null;
  readonly changes: Record<string, [unknown, unknown]> | null;
  readonly money: { readonly amount: number; readonly receiptNumber: string } | null;
  readonly mail: { readonly recipient: string; readonly status: string } | null;
  readonly note: { readonly text: string } | null;
}

describe('The timeline of a booking (rules/desk 7)', () => {
  let product: TestApp;
  let clerk: string;

  beforeAll(async () => {
    product = await startApp();
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
  });
  afterAll(() => product.close());

  const order = async () => {
    const tour = await makeTour(product.dataSource);
    return (await product.api.post('/order', orderBody(tour.id))).body.order as Order;
  };
  const read = (id: string, before?: string) =>
    product.api.get(`/admin/orders/${id}/timeline${before ? `?before=${encodeURIComponent(before)}` : ''}`, {
      token: clerk,
    });
  const entriesOf = async (id: string): Promise<Entry[]> => (await read(id)).body.entries;

  it('contains mails, money, statuses, changes and notes, newest first, with their authors', async () => {
    const { id, client } = await order();
    const { email } = client;
    const call = (path: string, body: object) =>
      product.api.post(`/admin/orders/${id}/${path}`, body, { token: clerk });
    await product.api.put(
      `/admin/orders/${id}`,
      { revision: 1, travelDate: addDays(today(), 60), sendMails: true },
      { token: clerk },
    );
    await call('notes', { text: 'Wants a quiet room' });
    await call('ledger', { kind: 'bank', direction: 'in', amount: 40, reference: 'BK-1' });
    await call('cancel', { refund: 40, reason: 'Ill' });
    const entries = await entriesOf(id);
    const times = entries.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    const first = (kind: string) => entries.find((entry) => entry.kind === kind)!;
    expect(entries.at(-1)!.at <= first('change').at).toBe(true);
    expect(first('ordered')).toMatchObject({ id, by: null });
    expect(first('change').changes).toMatchObject({ travelDate: [expect.any(String), addDays(today(), 60)] });
    expect(first('note').note).toMatchObject({ text: 'Wants a quiet room', isTask: false });
    expect(first('money').money).toMatchObject({ amount: 40, direction: 'in', reference: 'BK-1' });
    expect(first('status').changes).toEqual({ status: [expect.any(String), 'CANCELLED'] });
    expect(entries.map(({ mail }) => mail?.recipient)).toContain(email);
    for (const kind of ['change', 'note', 'money', 'status']) expect(first(kind).by).toMatch(/@/);
  });

  it('names the staff member who made a booking, and contains nothing twice', async () => {
    const tour = await makeTour(product.dataSource);
    const caller = { names: 'Spec Caller', email: 'caller@example.org', phoneNumber: '+250788123456' };
    const { body } = await product.api.post(
      '/admin/orders',
      { ...caller, source: 'phone', itemsArray: [{ id: tour.id }], people: 1, sendMails: false },
      { token: clerk },
    );
    const entries = await entriesOf(body.order.id);
    expect(entries.filter(({ kind }) => kind === 'ordered')).toEqual([
      expect.objectContaining({ by: expect.stringMatching(/@/) }),
    ]);
  });

  it('is read page by page, each entry once, also entries of the same moment', async () => {
    const { id } = await order();
    const notes = product.dataSource.getRepository(OrderNote);
    const createdAt = new Date();
    await notes.save(
      Array.from({ length: 60 }, (_, number) =>
        notes.create({ orderId: id, text: `Note ${number}`, authorId: null, authorEmail: 'a@b.example', createdAt }),
      ),
    );
    const seen: string[] = [];
    let next: string | undefined;
    let pages = 0;
    do {
      const { body } = await read(id, next);
      expect(body.entries.length).toBeLessThanOrEqual(25);
      seen.push(...body.entries.map((entry: Entry) => entry.id));
      next = body.next ?? undefined;
      pages++;
    } while (next && pages < 10);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(61);
    expect(pages).toBe(Math.ceil(seen.length / 25));
  });

  it('contains the days on which the client opened the page, once per day', async () => {
    const { id } = await order();
    const open = () => product.api.post(`/order/${id}/opened`, {});
    const answers = await Promise.all([open(), open(), open()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const openings = product.dataSource.getRepository(OrderOpening);
    await openings.update({ orderId: id }, { day: addDays(today(), -1) });
    await open();
    expect((await entriesOf(id)).filter(({ kind }) => kind === 'opened')).toHaveLength(2);
    expect(Object.keys(await openings.findOneByOrFail({ orderId: id })).sort()).toEqual([
      'createdAt',
      'day',
      'id',
      'orderId',
    ]);
    expect((await product.api.post('/order/00000000-0000-4000-8000-000000000000/opened', {})).status).toBe(404);
  });

  it('is exported completely, however many pages there are', async () => {
    const { id, client } = await order();
    const call = (path: string, body: object) =>
      product.api.post(`/admin/orders/${id}/${path}`, body, { token: clerk });
    await call('ledger', { kind: 'bank', direction: 'in', amount: 40, reference: 'BK-2' });
    await call('ledger', { kind: 'bank', direction: 'out', amount: 15 });
    for (let number = 0; number < 30; number++) await call('notes', { text: `=Note ${number}`, done: number === 0 });
    const url = `/api/admin/orders/${id}/timeline`;
    const { payload, headers } = await product.app.inject({ url, headers: { token: clerk, accept: 'text/csv' } });
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      vary: expect.stringContaining('Accept'),
    });
    const rows: Record<string, string>[] = parse(payload, { columns: true, bom: true });
    const all: Entry[] = [];
    for (let next: string | undefined; ;) {
      const { body } = await read(id, next);
      all.push(...body.entries);
      if (!(next = body.next)) break;
    }
    expect(rows.map(({ kind }) => kind)).toEqual(all.map(({ kind }) => kind));
    const of = (kind: string) => rows.filter((row) => row['kind'] === kind);
    expect(of('money').map(({ amount }) => amount)).toEqual(['-15', '40']);
    expect(of('money')[1]!['reference']).toMatch(/^RCT-\d{4}-\d+, BK-2$/);
    expect(of('note')).toHaveLength(30);
    // A spreadsheet must not read it as a formula.
    expect(of('note').at(-1)!['what']).toBe("'=Note 0");
    expect(of('mail')[0]!['what']).toContain(client.email);
    expect(Object.keys(rows[0]!).at(-1)).toBe('at (CAT)');
  });

  it('refuses an invalid cursor, and an unknown order', async () => {
    const { id } = await order();
    expect((await read(id, 'yesterday')).status).toBe(400);
    expect((await read(id, `2026-99-99T00:00:00.000Z_${id}`)).status).toBe(400);
    expect((await read('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });
});
