import { randomUUID } from 'node:crypto';
import { migrate } from '../src/platform/database/migrate.js';
import { AddSearchTexts1763600051000 } from '../src/database/migrations/1763600051000-search-texts.js';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { Subscriber } from '../src/modules/subscribers/subscriber.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';

const MANY = 10_100;
const BATCH = 500;

describe('The search of lists (rules/api 7: the filter q)', () => {
  let product: TestApp;
  let token: string;

  const search = (resource: string, q: string, query: Record<string, unknown> = {}) =>
    product.api.get(`/admin/${resource}`, { token, query: { ...query, filter: { q, ...(query.filter as object) } } });
  const people = async (q: string) =>
    (await search('orders', q, { sort: ['names', 'ASC'] })).body.map((row: { client: { names: string } }) =>
      row.client.names.split(' ').at(-1),
    );
  const recipients = async (q: string) => (await search('outbox', q)).body.map(({ recipient }: Mail) => recipient);

  beforeAll(async () => {
    product = await startApp();
    token = await tokenOf(product.dataSource, product.api, 'admin');
    const tour = await makeTour(product.dataSource, { title: 'Forêt de Nyungwe' });
    for (const [names, address, phoneNumber] of [
      ['A. Éric ALPHA', 'Große Straße 7', '0788 555 010'],
      ['B. cafe\u0301 100%_of! Beta', 'Łódź', '(+250) 788-555-010'],
      ['محمد Gamma', "O'Higgins \\ 4", '+44 7700 900029'],
    ]) {
      await product.api.post('/order', orderBody(tour.id, { names, address, phoneNumber, amount: 100, people: 1 }));
    }
  });
  afterAll(() => product.close());

  it.each([
    // Upper or lower case and accents do not matter, in the record or in the search; the beginning of a word suffices.
    ['eric', ['ALPHA']],
    ['ÉRIC', ['ALPHA']],
    ['e\u0301ri', ['ALPHA']],
    ['ric', []],
    ['visitor@examp', ['ALPHA', 'Beta', 'Gamma']],
    ['CAFÉ', ['Beta']],
    ['grosse', ['ALPHA']],
    ['lodz', ['Beta']],
    ['مُحَمَّد', ['Gamma']],
    ['foret', ['ALPHA', 'Beta', 'Gamma']],
    // Special characters are literal.
    ['%', ['Beta']],
    ['100%_O', ['Beta']],
    ['0%_O', []],
    ['100__of', []],
    ["o'higgins", ['Gamma']],
    ['\\', ['Gamma']],
    // A telephone number is found in any spelling, national or international.
    ['+250788555010', ['ALPHA', 'Beta']],
    ['0788555010', ['ALPHA', 'Beta']],
    ['788 555 010', ['ALPHA', 'Beta']],
    ['00447700900029', ['Gamma']],
    ['0788 555 011', []],
    // All words must occur in the record, in any order and column; a word does not match across two columns.
    ['strasse  eric', ['ALPHA']],
    [' nyungwe beta ', ['Beta']],
    ['alpha beta', []],
    ['ericalpha', []],
    ['alpha\ngrosse', ['ALPHA']],
    ['betalodz', []],
  ])('for %j finds %j', async (q, expected) => {
    expect(await people(q)).toEqual(expected);
  });

  it('finds a changed record by its new text and no longer by the old one, however it was changed', async () => {
    const { dataSource } = product;
    await product.mails.settled();
    const mails = dataSource.getRepository(Mail);
    const mail = await mails.save(mails.create({ template: 'a spec', data: {}, recipient: 'old@search.example' }));
    expect(await recipients('old@search')).toEqual(['old@search.example']);

    await mails.save({ id: mail.id, recipient: 'saved@search.example' });
    expect(await recipients('old@search')).toEqual([]);
    expect(await recipients('saved@search spec')).toEqual(['saved@search.example']);

    await mails.update({ recipient: 'saved@search.example' }, { reference: 'Réfusé', sentAt: null });
    expect(await recipients('refuse saved@search')).toEqual(['saved@search.example']);
    await expect(
      dataSource.transaction(async (tx) => {
        await tx.update(Mail, { id: mail.id }, { reference: 'Undone' });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await recipients('undone')).toEqual([]);
    expect(await recipients('refuse')).toEqual(['saved@search.example']);

    await mails.update({ id: mail.id }, { reference: null });
    expect(await recipients('refuse')).toEqual([]);
    expect(await recipients('saved@search')).toEqual(['saved@search.example']);
  });

  it('matches the record after ten simultaneous changes, each in a transaction', async () => {
    const mails = product.dataSource.getRepository(Mail);
    const recipient = 'race@search.example';
    const { id } = await mails.save(mails.create({ template: 'a spec', data: {}, recipient }));
    const names = Array.from({ length: 10 }, (_, index) => `race-${index}-lost`);
    const change = (reference: string) =>
      product.dataSource.transaction((tx) => tx.update(Mail, { id }, { reference }));
    await Promise.all(names.map(change));
    const { reference } = await mails.findOneByOrFail({ id });
    const found = await Promise.all(names.map(recipients));
    expect(found).toEqual(names.map((name) => (name === reference ? [recipient] : [])));
  });

  it('counts, sorts and pages through more records than it lists by id', async () => {
    const subscribers = product.dataSource.getRepository(Subscriber);
    const begin = Date.parse('2026-01-01T00:00:00Z');
    const crowd = Array.from({ length: MANY }, (_, index) => ({
      id: randomUUID(),
      createdAt: new Date(begin + index),
      email: `crowd${String(index).padStart(5, '0')}@search.example`,
    }));
    for (let first = 0; first < MANY; first += BATCH) await subscribers.insert(crowd.slice(first, first + BATCH));
    const page = async (q: string, query: object) => {
      const { body, headers } = await search('subscribers', q, { ...query });
      return [headers['content-range'], ...body.map(({ email }: Subscriber) => email.split('@')[0])];
    };
    const sort = ['email', 'ASC'];
    const of = (range: string, ...numbers: string[]) => [
      `subscribers ${range}`,
      ...numbers.map((number) => `crowd${number}`),
    ];
    // Very many hits, counted only to a limit; after the last one; then many, few and one.
    expect(await page('CROWD search', { sort, range: [1_000, 1_001] })).toEqual(of('1000-1001/1003', '01000', '01001'));
    expect(await page('crowd', { sort, range: [9_000, 9_001] })).toEqual(of('9000-9001/9003', '09000', '09001'));
    expect(await page('crowd', { range: [10_098, 10_110] })).toEqual(of('10098-10099/10100', '00001', '00000'));
    expect(await page('crowd', { range: [10_100, 10_110] })).toEqual(of('10100-10100/10100'));
    expect(await page('crowd0 search', { sort, range: [9_998, 10_020] })).toEqual(
      of('9998-9999/10000', '09998', '09999'),
    );
    expect(await page('crowd011', { sort, range: [0, 0] })).toEqual(of('0-0/100', '01100'));
    const filter = { createdAt_gte: new Date(begin + 10_098).toISOString() };
    expect(await page('crowd', { sort, filter })).toEqual(of('0-1/2', '10098', '10099'));
  });

  it('says when the count is a minimum, and paging still reaches the end', async () => {
    const told = async (query: object) => {
      const { headers, body } = await product.api.get('/admin/subscribers', { token, query: { ...query } });
      return [headers['content-range'], headers['x-total-at-least'], body[0]?.email.slice(5, 10)];
    };
    expect(await told({})).toEqual(['subscribers 0-24/10001', '10001', '10099']);
    expect(await told({ range: [9_999, 10_000] })).toEqual(['subscribers 9999-10000/10002', '10002', '00100']);
    expect(await told({ range: [10_098, 10_110] })).toEqual(['subscribers 10098-10099/10100', undefined, '00001']);
    const few = { createdAt_lte: '2026-01-01T00:00:00.011Z' };
    expect(await told({ filter: few, range: [0, 1] })).toEqual(['subscribers 0-1/12', undefined, '00011']);
  });

  it('pages from a row, which keeps its place when others are added', async () => {
    const emails = async (query: object) =>
      (await product.api.get('/admin/subscribers', { token, query: { ...query } })).body.map((row: Subscriber) =>
        row.email.slice(5, 10),
      );
    const subscribers = product.dataSource.getRepository(Subscriber);
    const seen = await subscribers.findOneByOrFail({ email: 'crowd00500@search.example' });
    const newer = await subscribers.save(subscribers.create({ email: 'newer@search.example' }));
    // The offset is outdated by one, but the row is right.
    expect(await emails({ range: [9_600, 9_601], after: seen.id })).toEqual(['00499', '00498']);
    expect(await emails({ range: [9_597, 9_598], before: seen.id })).toEqual(['00502', '00501']);
    const sort = ['email', 'ASC'];
    expect(await emails({ range: [501, 502], after: seen.id, sort })).toEqual(['00501', '00502']);
    expect(await emails({ range: [498, 499], before: seen.id, sort })).toEqual(['00498', '00499']);
    // If the row was deleted, the offset counts; the first page is always the first.
    expect(await emails({ range: [2, 2], after: randomUUID() })).toEqual(['10098']);
    expect(await emails({ range: [0, 0], after: seen.id })).toEqual(['@sear']);
    expect((await product.api.get('/admin/subscribers?after=1&after=2&range=[1,2]', { token })).status).toBe(400);
    await subscribers.remove(newer);
  });

  it('finds records from before there was a search text, after the next start', async () => {
    const { dataSource } = product;
    const before = dataSource.migrations.findIndex((migration) => migration instanceof AddSearchTexts1763600051000);
    for (let left = dataSource.migrations.length; left > before; left--) await dataSource.undoLastMigration();
    await migrate(dataSource);
    // The table of sessions is newer than the search texts, so it was dropped with them.
    token = await tokenOf(dataSource, product.api, 'admin');
    expect(await people('eric')).toEqual(['ALPHA']);
    expect((await search('subscribers', 'crowd')).headers['content-range']).toBe('subscribers 0-24/501');

    // Written by another program: found after the next start.
    await dataSource.query(
      `UPDATE orders SET names = 'Written Delta', searchText = NULL WHERE names = 'A. Éric ALPHA'`,
    );
    expect(await people('delta')).toEqual([]);
    await migrate(dataSource);
    expect(await people('delta')).toEqual(['Delta']);
    // Not found by its old text any longer, but by the new text of the next change.
    expect(await people('eric')).toEqual([]);
    const orders = dataSource.getRepository(Order);
    await orders.save({ ...(await orders.findOneByOrFail({ names: 'Written Delta' })), names: 'Saved Epsilon' });
    expect([await people('delta'), await people('epsilon')]).toEqual([[], ['Epsilon']]);
    expect(await orders.countBy({ names: 'Saved Epsilon' })).toBe(1);
  });
});
