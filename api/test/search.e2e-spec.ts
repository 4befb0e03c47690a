import { isNearly, nearBeginning } from '../src/platform/database/search-text/spellings.js';
import { addDays, today } from '@imisozi/core/kigali-time';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makeEvent, makeGuide, makeTour, orderBody, tokenOf } from './support/factories.js';
import { makeSupplier } from './support/suppliers.js';

interface Found {
  readonly kind: string;
  readonly title: string;
  readonly subtitle: string;
  readonly link: string;
}

describe('The search of the dashboard', () => {
  let product: TestApp;
  let clerk: string;
  let number: string;
  let proposal: string;
  const DAY = addDays(today(), 300);

  beforeAll(async () => {
    product = await startApp();
    const { dataSource, api } = product;
    clerk = await tokenOf(dataSource, api, 'reservations');
    const tour = await makeTour(dataSource, { title: 'Quiet canoes of Kivu' });
    await makeDeparture(dataSource, tour.id, { startDate: DAY, endDate: DAY });
    await makeEvent(dataSource, { title: 'Canoe evening' });
    await makeGuide(dataSource, { names: 'Espérance Canoeist' });
    await makeSupplier(dataSource, { name: 'Canoe hire Ltd' });
    const person = { names: 'Mutesi Kayitesi', email: 'mutesi@example.org', phoneNumber: '+250 788 410 654' };
    number = (await api.post('/order', orderBody(tour.id, person))).body.order.number as string;
    const made = await api.post('/admin/quotes', { client: person, title: 'Two weeks of canoes' }, { token: clerk });
    proposal = made.body.data.number as string;
  });
  afterAll(() => product.close());

  const find = async (q: string, token = clerk) => {
    const { status, body } = await product.api.get('/admin/search', { token, query: { q } });
    expect([q, status]).toEqual([q, 200]);
    return body.results as Found[];
  };
  const kinds = async (q: string) => (await find(q)).map(({ kind }) => kind);

  it('finds bookings, clients and proposals by number, name, address and telephone (rules/search 1)', async () => {
    expect((await find(number))[0]).toMatchObject({ kind: 'booking', title: number });
    expect((await find(proposal))[0]).toMatchObject({ kind: 'proposal', title: proposal });
    for (const q of ['kayit', 'Mutesi Kayitesi', 'mutesi@example.org', '0788410654', '+250 788 410 654']) {
      expect([q, await kinds(q)]).toEqual([q, expect.arrayContaining(['booking', 'client'])]);
    }
  });

  it('finds bookings by telephone in their list as everywhere (rules/search 1)', async () => {
    for (const q of ['0788410654', '788 410 654', '+250 788 410 654', '+250788410654', '00250788410654']) {
      const query = { filter: JSON.stringify({ q, itemType: 'tour' }) };
      const { body } = await product.api.get('/admin/orders', { token: clerk, query });
      expect([q, (body as { number: string }[]).map((row) => row.number)]).toEqual([q, [number]]);
      expect([q, await kinds(q)]).toEqual([q, expect.arrayContaining(['booking'])]);
    }
  });

  it('finds what is sold, who runs it and when (rules/search 1)', async () => {
    expect((await kinds('canoe')).sort()).toEqual(
      ['client', 'departure', 'event', 'guide', 'proposal', 'supplier', 'tour', 'booking']
        .filter((kind) => kind !== 'client')
        .sort(),
    );
    expect((await find(DAY))[0]).toMatchObject({ kind: 'departure', subtitle: DAY });
    expect(await kinds(DAY.slice(0, 7))).toContain('departure');
    expect(await find('2027-99-99')).toEqual([]);
  });

  it('finds the numbers of papers (rules/search 1)', async () => {
    const [order] = (
      await product.api.get('/admin/orders', { token: clerk, query: { filter: JSON.stringify({ number }) } })
    ).body as { id: string }[];
    const entry = { kind: 'cash', direction: 'in', amount: 10, receivedAt: today() };
    const booked = await product.api.post(`/admin/orders/${order!.id}/ledger`, entry, { token: clerk });
    const { receiptNumber } = booked.body.entry as { receiptNumber: string };
    expect((await find(receiptNumber.toLowerCase()))[0]).toMatchObject({ kind: 'document', title: receiptNumber });
  });

  it('finds names with a misspelt letter (rules/search 2)', async () => {
    for (const q of ['kayitezi', 'kayitsei', 'kayites', 'kaayitesi', 'mutezi kayitesi', 'mutsei kayitezi']) {
      expect([q, await kinds(q)]).toEqual([q, expect.arrayContaining(['booking', 'client'])]);
    }
    expect(await find('kxyitxsi')).toEqual([]);
    for (const q of ['canue', 'cnaoe', 'canoee']) {
      expect([q, await kinds(q)]).toEqual([q, expect.arrayContaining(['tour', 'event', 'guide', 'supplier'])]);
    }
  });

  it('says nothing to roles that may not open it, and nothing for an empty text (rules/search 1)', async () => {
    expect(await find('  ')).toEqual([]);
    expect(await find('%_')).toEqual([]);
    expect(await find('x'.repeat(5_000))).toEqual([]);
    const user = await tokenOf(product.dataSource, product.api, 'user');
    expect((await product.api.get('/admin/search', { token: user, query: { q: 'canoe' } })).status).toBe(403);
  });

  it('takes a word for the beginning of another one that differs by one letter (rules/search 2)', () => {
    expect(nearBeginning('gorila', 'gorillas')).toBe('gorilla');
    for (const known of ['gorilas', 'virungas', 'go']) expect(nearBeginning('gorila', known)).toBeNull();
  });

  it('takes words for one another that differ by one letter (rules/search 2)', () => {
    for (const other of ['kayitezi', 'kayitsei', 'kayitei', 'kayitessi', 'ayitesi', 'kayites']) {
      expect([other, isNearly('kayitesi', other)]).toEqual([other, true]);
    }
    for (const other of ['kayitez', 'mayitezi', 'kayi'])
      expect([other, isNearly('kayitesi', other)]).toEqual([other, false]);
  });
});
