import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from './support/app.js';
import { contactBody } from './support/forms.js';
import { makePromoCode, makeTour, orderBody, tokenOf } from './support/factories.js';

const DAY = '2038-01-05';

describe('The limits of one network (rules/errors 5)', () => {
  let product: TestApp;
  let tour: string;
  let staff: string;
  let networks = 0;

  beforeAll(async () => {
    product = await startApp({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
    tour = (await makeTour(product.dataSource)).id;
    staff = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  /** A network without earlier calls. */
  const elsewhere = () => `203.0.113.${++networks}`;
  const post = async (url: string, from: string, payload: object, token?: string) =>
    (
      await product.app.inject({
        method: 'POST',
        url: `/api${url}`,
        headers: { 'x-forwarded-for': from, ...(token && { token }) },
        payload,
      })
    ).statusCode;
  const priced = (from: string, promoCode: string, token?: string) =>
    post('/price', from, { tour, travelDate: DAY, travellers: { adult: 1 }, promoCode }, token);
  const ordered = (from: string, email: string, token?: string) =>
    post('/order', from, orderBody(tour, { email }), token);

  it('allow thirty wrong promo codes a minute, in prices and orders together (rules/prices 7)', async () => {
    const from = elsewhere();
    const order = { ...orderBody(tour), travelDate: DAY, travellers: { adult: 1 }, promoCode: 'WRONG-1' };
    expect(await post('/order', from, order)).toBe(400);
    for (let tries = 1; tries < 30; tries++) expect(await priced(from, `WRONG-${tries}`)).toBe(400);
    expect(await priced(from, 'WRONG-30')).toBe(429);
    expect(await post('/order', from, order)).toBe(429);
    expect(await priced(elsewhere(), 'WRONG-31')).toBe(400);
    expect(await priced(from, 'WRONG-32', staff)).toBe(400);
    // A price without a code is not counted.
    expect(await post('/price', from, { tour, travelDate: DAY, travellers: { adult: 1 } })).toBe(200);
  });

  it('do not count valid promo codes (rules/prices 7)', async () => {
    const from = elsewhere();
    const { code } = await makePromoCode(product.dataSource);
    for (let tries = 0; tries < 35; tries++) expect(await priced(from, code)).toBe(200);
    expect(await priced(from, 'WRONG')).toBe(400);
  });

  it.each([
    ['/contact', contactBody],
    ['/maillist/subscribe', (fields: object) => fields],
  ] as const)('allow mails to ten mailboxes in ten minutes by POST %s', async (url, bodyOf) => {
    const from = elsewhere();
    const sent = () => post(url, from, bodyOf({ email: `stranger.${randomUUID()}@example.org` }));
    for (let strangers = 0; strangers < 10; strangers++) expect(await sent()).toBe(201);
    expect(await sent()).toBe(429);
  });

  it('allow mails to ten mailboxes in ten minutes by orders', async () => {
    const from = elsewhere();
    const strangers = Array.from({ length: 11 }, () => `stranger.${randomUUID()}@example.org`);
    for (const email of strangers.slice(0, 10)) expect(await ordered(from, email)).toBe(201);
    for (let tries = 0; tries < 3; tries++) expect(await ordered(from, strangers[10]!)).toBe(429);
    // A client who has ordered may order again, and so may others from another network.
    expect(await ordered(from, strangers[0]!.replace('@', '+again@'))).toBe(201);
    expect(await ordered(elsewhere(), strangers[10]!)).toBe(201);
    expect(await ordered(from, `client.${randomUUID()}@example.org`, staff)).toBe(201);
  });
});
