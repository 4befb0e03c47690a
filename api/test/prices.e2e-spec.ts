import { NO_TAX } from '@imisozi/core/tax/tax-rates';
import { randomUUID } from 'node:crypto';
import { today } from '@imisozi/core/kigali-time';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { EdgePurge } from '../src/platform/edge-cache/edge-purge.entity.js';
import { EdgePurges } from '../src/platform/edge-cache/edge-purges.js';
import { PRICE_LIMIT } from '../src/modules/prices/prices.controller.js';
import { PromoCode } from '../src/modules/promo-codes/promo-code.entity.js';
import { PromoCodesService } from '../src/modules/promo-codes/promo-codes.service.js';
import { SiteDataService } from '../src/modules/site-data/site-data.service.js';
import { DEFAULT_PERIODS } from '@imisozi/core/privacy/periods';
import { Setting } from '../src/modules/settings/setting.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makePromoCode, makeTour, tokenOf } from './support/factories.js';

let product: TestApp;
let admin: string;
let office: string;

beforeAll(async () => {
  product = await startApp();
  admin = await tokenOf(product.dataSource, product.api, 'admin');
  office = await tokenOf(product.dataSource, product.api, 'reservations');
});
afterAll(() => product.close());

describe('Settings (rules/money 1)', () => {
  const read = async () => (await product.api.get('/admin/settings', { token: admin })).body as Record<string, unknown>;
  const save = (body: object) => product.api.put('/admin/settings', body, { token: admin });

  const DEFAULTS = {
    terms: {
      depositPercent: 100,
      balanceDaysBefore: 30,
      holdHours: 48,
      cancellation: [
        { daysBefore: 5, chargePercent: 25 },
        { daysBefore: 2, chargePercent: 100 },
      ],
    },
    bankDetails: [],
    company: expect.objectContaining({ name: 'Imisozi Safaris' }),
    reminders: true,
    reviewInvitations: true,
    thingsToDo: false,
    secondFactorRequired: false,
    advice: { faq: [], season: '', fitness: '', packing: '', visa: '' },
    adviceTranslations: Object.fromEntries(
      ['fr', 'sw', 'rw', 'ar'].map((language) => [
        language,
        { faq: [], season: '', fitness: '', packing: '', visa: '' },
      ]),
    ),
    rates: { EUR: null, GBP: null, RWF: null, days: { EUR: null, GBP: null, RWF: null } },
    tax: NO_TAX,
    periods: DEFAULT_PERIODS,
  };

  it('are the defaults until an admin changes them, field by field, and again after they are cleared', async () => {
    expect(await read()).toEqual(DEFAULTS);
    const bankDetails = [{ name: 'Bank', value: 'Bank of the hills' }];
    const { body } = await save({ terms: { depositPercent: 30 }, bankDetails });
    expect(body).toMatchObject({ message: 'The settings have been saved.', bankDetails });
    await save({ terms: { holdHours: 24 } });
    expect(await read()).toEqual({
      terms: { ...DEFAULTS.terms, depositPercent: 30, holdHours: 24 },
      bankDetails,
      company: DEFAULTS.company,
      reminders: true,
      reviewInvitations: true,
      thingsToDo: false,
      secondFactorRequired: false,
      advice: DEFAULTS.advice,
      adviceTranslations: DEFAULTS.adviceTranslations,
      rates: DEFAULTS.rates,
      tax: NO_TAX,
      periods: DEFAULT_PERIODS,
    });
    await save({ terms: null, bankDetails: null });
    expect(await read()).toEqual(DEFAULTS);
  });

  it('include advice in each language, which pages show in it, and English if it is not translated', async () => {
    await save({
      advice: { visa: 'Ask us.', packing: 'A hat.' },
      adviceTranslations: { fr: { visa: 'Demandez-nous.' } },
    });
    const { body } = await save({ adviceTranslations: { sw: { packing: 'Kofia.' } } });
    expect(body.adviceTranslations).toMatchObject({
      fr: { visa: 'Demandez-nous.' },
      sw: { packing: 'Kofia.', visa: '' },
    });
    const pages = product.app.get(SiteDataService).inLanguage('fr');
    const { advice, untranslated } = await pages.travelAdvice();
    expect([advice.visa, advice.packing, untranslated]).toEqual(['Demandez-nous.', 'A hat.', ['packing']]);
    await save({ advice: null, adviceTranslations: null });
    expect(await read()).toEqual(DEFAULTS);
  });

  it('include exchange rates, each dated by its last change, refused with a sentence if invalid, and removable', async () => {
    const { body } = await save({ rates: { EUR: 0.92, RWF: 1450 } });
    const days = { EUR: today(), GBP: null, RWF: today() };
    expect(body.rates).toEqual({ EUR: 0.92, GBP: null, RWF: 1450, days });
    const before = { EUR: 0.92, GBP: null, RWF: 1450, day: '2026-10-02' };
    await product.dataSource.getRepository(Setting).update({ name: 'rates' }, { value: before });
    expect((await save({ rates: { GBP: 0.79, RWF: null } })).body.rates).toEqual({
      ...{ EUR: 0.92, GBP: 0.79, RWF: null },
      days: { EUR: '2026-10-02', GBP: today(), RWF: null },
    });
    const refused = await save({ rates: { EUR: 0, GBP: 'much' } });
    expect([refused.status, refused.body.Errors]).toEqual([
      400,
      [
        'Exchange rates: EUR must be a number from 0.0001 to 100000',
        'Exchange rates: GBP must be a number from 0.0001 to 100000',
      ],
    ]);
    await save({ rates: null });
    expect(await read()).toEqual(DEFAULTS);
  });

  it('apply in other processes after these read the purge', async () => {
    const settings = product.dataSource.getRepository(Setting);
    const purges = product.dataSource.getRepository(EdgePurge);
    await save({ terms: { depositPercent: 30 } });
    expect((await read()).terms).toMatchObject({ depositPercent: 30 });
    await settings.update({ name: 'terms' }, { value: { depositPercent: 40 } });
    expect((await read()).terms).toMatchObject({ depositPercent: 30 });
    await purges.insert({ id: randomUUID(), createdAt: new Date(), tags: 'settings', isOnlyOutdated: false });
    await product.app.get(EdgePurges).read();
    expect((await read()).terms).toMatchObject({ depositPercent: 40 });
    await save({ terms: null });
  });

  it('report all errors, and store nothing of a body with errors', async () => {
    const cancellation = [
      { daysBefore: 5, chargePercent: 25 },
      { daysBefore: 5, chargePercent: 100 },
    ];
    const { status, body } = await save({ terms: { depositPercent: 101, cancellation }, bankDetails: 5 });
    expect(status).toBe(400);
    expect(body.Errors.toSorted()).toEqual([
      'Bank details must be a list',
      'Cancellation: each step must be nearer to travel than the one before',
      'Deposit in percent must be a whole number from 0 to 100',
    ]);
    expect(await read()).toEqual(DEFAULTS);
  });
});

describe('Promo codes (rules/prices 7)', () => {
  const post = (body: object) => product.api.post('/admin/promo-codes', body, { token: office });

  it('are stored by the office, in upper case and without duplicates', async () => {
    const { status, body } = await post({ code: ' green-Season ', percent: 10, travelTo: '2038-05-31' });
    expect(status).toBe(201);
    const none = { amount: null, tourIds: [], bookFrom: null, bookTo: null, travelFrom: null, maxUses: null };
    expect(body.data).toMatchObject({ code: 'GREEN-SEASON', percent: 10, travelTo: '2038-05-31', ...none, uses: 0 });
    const again = await post({ code: 'Green-SEASON', percent: 5 });
    expect([again.status, again.body.message]).toEqual([409, 'There is already a promo code GREEN-SEASON.']);
    const { id } = body.data as { id: string };
    const put = (fields: object) => product.api.put(`/admin/promo-codes/${id}`, fields, { token: office });
    const changed = await put({ percent: null, amount: 25.5, travelTo: '', code: 'OTHER' });
    expect(changed.body.data).toMatchObject({ code: 'GREEN-SEASON', percent: null, amount: 25.5, travelTo: null });
    expect((await put({ percent: 10 })).body.Errors).toEqual(['A promo code has either a percent or an amount']);
    const { id: tourId } = await makeTour(product.dataSource);
    expect((await put({ tourIds: [tourId] })).body.data.tourIds).toEqual([tourId]);
    expect((await put({ maxUses: 5 })).body.data).toMatchObject({ tourIds: [tourId], maxUses: 5 });
    expect((await put({ tourIds: [] })).body.data.tourIds).toEqual([]);
    const list = await product.api.get('/admin/promo-codes?filter={"q":"green"}', { token: office });
    expect(list.body).toHaveLength(1);
  });

  it.each([
    [{ percent: 0 }, 'Percent must be a whole number from 1 to 100'],
    [{}, 'A promo code has either a percent or an amount'],
    [{ amount: 0 }, 'Amount must be more than 0'],
    [{ percent: 5, bookFrom: '2038-02-01', bookTo: '2038-01-01' }, 'The last day to book must not be before the first'],
    [
      { percent: 5, travelFrom: '2038-02-01', travelTo: '2038-01-01' },
      'The last day to travel must not be before the first',
    ],
    [{ percent: 5, code: 'two words' }, 'Code must be letters, digits, hyphens and underscores'],
    [{ percent: 5, tourIds: ['lake'] }, 'Tours must be a list of ids'],
  ])('are refused with %j', async (fields, sentence) => {
    const { status, body } = await post({ code: 'WRONG', ...fields });
    expect([status, body.Errors]).toEqual([400, [sentence]]);
  });

  it.each([
    ['ONE-DAY', { bookFrom: '2038-02-01', bookTo: '2038-02-01', travelFrom: '2038-03-01', travelTo: '2038-03-01' }],
    ['FROM-THEN', { bookFrom: '2038-02-01', travelFrom: '2038-03-01' }],
    ['UNTIL-THEN', { bookTo: '2038-02-01', travelTo: '2038-03-01' }],
  ])('can be limited to days from one, until one, or both: %s', async (code, days) => {
    const { status, body } = await post({ code, percent: 5, ...days });
    expect([status, body.data]).toEqual([201, expect.objectContaining(days)]);
  });

  it('are deleted if they are unused, and ended otherwise', async () => {
    const codes = product.dataSource.getRepository(PromoCode);
    const remove = ({ id }: PromoCode) => product.api.delete(`/admin/promo-codes/${id}`, { token: office });
    const unused = await makePromoCode(product.dataSource);
    expect((await remove(unused)).body.message).toBe('The promo code has been deleted.');
    expect(await codes.countBy({ id: unused.id })).toBe(0);
    const used = await makePromoCode(product.dataSource, { uses: 1 });
    const { status, body } = await remove(used);
    expect([status, body.data.uses]).toEqual([200, 1]);
    expect(body.message).toBe('The promo code has been used, so it has been ended and is kept in the list.');
    expect(body.data.endedAt).not.toBeNull();
    expect(await codes.countBy({ id: used.id })).toBe(1);
    const { slug } = await makeTour(product.dataSource);
    const price = await product.api.post('/price', { tour: slug, people: 1, promoCode: used.code });
    expect(price.body.Errors).toEqual([`The promo code ${used.code} is not valid`]);
  });

  it('are ended if a booking uses them while they are deleted', async () => {
    const used = await makePromoCode(product.dataSource, { uses: 1 });
    const codes = product.app.get(PromoCodesService);
    jest.spyOn(codes, 'get').mockResolvedValueOnce({ ...used, uses: 0 } as PromoCode);
    const { status, body } = await product.api.delete(`/admin/promo-codes/${used.id}`, { token: office });
    expect([status, body.data.uses, body.data.endedAt]).toEqual([200, 1, expect.any(String)]);
  });
});

describe('POST /api/price (rules/prices 9)', () => {
  const SALE = {
    price1: 300,
    price2: 500,
    price3: 700,
    price4: 0,
    seasons: [
      { name: 'High', from: '2038-06-01', to: '2038-09-30', price1: 0, price2: 600, price3: 0, price4: 0, price5: 0 },
    ],
    largeGroups: [{ from: 6, to: 10, pricePerPerson: 190 }],
    travellerTypes: [{ code: 'child', label: 'Child', percent: -50 }],
    extras: [
      { code: 'permit', label: 'Permit', category: 'permit', price: 1500, per: 'person', required: true },
      { code: 'single', label: 'Single room', category: 'room', price: 60, per: 'booking', required: false },
    ],
    terms: { depositPercent: 30 },
  } as const;
  const price = (body: object) => product.api.post('/price', body);

  it('returns lines, instalments and cancellation costs, and an order of the same has that price', async () => {
    const { slug } = await makeTour(product.dataSource, { ...SALE, seasons: [...SALE.seasons] } as never);
    const booking = {
      tour: slug,
      travelDate: '2038-06-01',
      travellers: { adult: '1', child: 1 },
      extras: [{ code: 'single', quantity: 1 }],
    };
    const { status, body } = await price(booking);
    expect([status, body]).toEqual([
      200,
      {
        lines: [
          { kind: 'base', label: expect.any(String), quantity: 1, unitAmount: 600, amount: 600 },
          { kind: 'traveller-type', label: 'Child', quantity: 1, unitAmount: -150, amount: -150 },
          { kind: 'extra', label: 'Permit', quantity: 2, unitAmount: 1500, amount: 3000 },
          { kind: 'extra', label: 'Single room', quantity: 1, unitAmount: 60, amount: 60 },
        ],
        total: 3510,
        currency: 'USD',
        people: 2,
        deposit: 3153,
        instalments: [
          { label: 'deposit', dueDate: 'now', amount: 3153 },
          { label: 'balance', dueDate: '2038-05-02', amount: 357 },
        ],
        cancellation: [
          { until: '2038-05-26', refund: 510, charge: 0, permits: 3000 },
          { until: '2038-05-29', refund: 382.5, charge: 127.5, permits: 3000 },
          { until: '2038-06-01', refund: 0, charge: 510, permits: 3000 },
        ],
        terms: expect.objectContaining({ depositPercent: 30, balanceDaysBefore: 30, bankDetails: [] }),
        departureId: null,
        season: 'High',
      },
    ]);
  });

  it('needs only a tour, by id or slug; the price that deployed clients know does not change', async () => {
    const tour = await makeTour(product.dataSource);
    for (const key of [tour.id, tour.slug]) {
      const { body } = await price({ tour: key });
      expect(body).toMatchObject({ total: 100, people: 1, deposit: 100, cancellation: [], season: null });
    }
    expect((await price({ tour: tour.id, people: '4' })).body).toMatchObject({ total: 320.5, people: 4 });
  });

  it('uses an edit at once', async () => {
    const { slug } = await makeTour(product.dataSource);
    expect((await price({ tour: slug })).body.total).toBe(100);
    await product.api.put(`/tours/update/${slug}`, { price1: 120 }, { token: admin });
    expect((await price({ tour: slug })).body.total).toBe(120);
    await product.api.put(`/tours/publish/${slug}`, { isPublished: false }, { token: admin });
    expect((await price({ tour: slug })).body.Errors).toEqual(['This tour is not on offer']);
  });

  it.each([
    [{ tour: undefined }, ['Tour is required']],
    [{ tour: 'no-such-tour' }, ['This tour is not on offer']],
    [{ travelDate: '2026-02-30' }, ['Travel date must be a day, such as 2026-11-21']],
    [{ travelDate: '2020-01-01' }, ['The travel date cannot be in the past']],
    [{ people: 6 }, ['That number 6 is allowed at the office, please contact us']],
    [{ people: 'two' }, ['That number two is allowed at the office, please contact us']],
    [{ people: 3 }, ['This tour has no price for 3 people']],
    [{ travellers: { adult: 1, child: 1 } }, ['This tour has no traveller type child']],
    [{ travellers: 'two' }, ['Travellers must be numbers of people by traveller type']],
    [{ extras: [{ code: 'boat' }] }, ['This tour has no extra boat']],
    [
      { extras: ['boat'], travellers: [] },
      ['Travellers must be numbers of people by traveller type', 'Extras must be a list of codes and quantities'],
    ],
    [{ promoCode: 'nobody' }, ['The promo code NOBODY is not valid']],
  ])('refuses %j', async (fields, sentences) => {
    const { slug } = await makeTour(product.dataSource);
    const { status, body } = await price({ tour: slug, ...fields });
    expect([status, body.Errors.toSorted()]).toEqual([400, sentences.toSorted()]);
  });

  it('has no price for tours sold on request or only on departures', async () => {
    for (const [saleMode, sentence] of [
      ['enquiry', 'This tour is sold on request only, please contact us'],
      ['departures', 'Please choose one of the departures of this tour'],
    ] as const) {
      const { slug } = await makeTour(product.dataSource, { saleMode });
      expect((await price({ tour: slug })).body.Errors).toEqual([sentence]);
    }
  });

  it('deducts a valid promo code, in upper or lower case', async () => {
    const { slug, id } = await makeTour(product.dataSource);
    const { code } = await makePromoCode(product.dataSource, { tourIds: [id], maxUses: 1 });
    const { body } = await price({ tour: slug, promoCode: code.toLowerCase() });
    expect(body.lines.at(-1)).toEqual({ kind: 'promo', label: code, quantity: 1, unitAmount: -10, amount: -10 });
    expect(body.total).toBe(90);
    const other = await makeTour(product.dataSource);
    expect((await price({ tour: other.slug, promoCode: code })).body.Errors).toEqual([
      `The promo code ${code} is not for this tour`,
    ]);
    await product.dataSource.getRepository(PromoCode).update({ code }, { uses: 1 });
    expect((await price({ tour: slug, promoCode: code })).body.Errors).toEqual([
      `The promo code ${code} has been used up`,
    ]);
  });
});

describe('A price that is returned before the framework', () => {
  const listen = async (app: TestApp) => {
    await app.app.listen(0, '127.0.0.1');
    return (app.app.getHttpServer().address() as AddressInfo).port;
  };
  const JSON_BODY = { 'content-type': 'application/json' };
  /** Only the framework adds an ETag. */
  const isFramework = ({ headers }: Response) => headers.has('etag');
  let port: number;
  let slug: string;

  beforeAll(async () => {
    port = await listen(product);
    ({ slug } = await makeTour(product.dataSource));
  });

  const ask = (body: string | Uint8Array, headers: Record<string, string> = JSON_BODY) =>
    fetch(`http://127.0.0.1:${port}/api/price`, { method: 'POST', body, headers });
  const inject = (payload: string) =>
    product.app.inject({ method: 'POST', url: '/api/price', headers: JSON_BODY, payload });

  it('is the same as from the framework, including headers, and uses an edit at once', async () => {
    const body = JSON.stringify({ tour: slug, people: 2, travelDate: '2038-06-01' });
    expect(isFramework(await ask(body))).toBe(true);
    const [ours, theirs] = [await ask(body), await inject(body)];
    expect(isFramework(ours)).toBe(false);
    expect([ours.status, await ours.text()]).toEqual([200, theirs.payload]);
    const own = [
      'connection',
      'content-length',
      'date',
      'etag',
      'keep-alive',
      'transfer-encoding',
      'vary',
      'x-request-id',
    ];
    const named = (names: Iterable<string>) => [...names].filter((name) => !own.includes(name)).sort();
    expect(named(ours.headers.keys())).toEqual(named(Object.keys(theirs.headers)));
    expect(ours.headers.get('cache-control')).toBe('no-store');
    expect(ours.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    await product.api.put(`/tours/update/${slug}`, { price2: 190 }, { token: admin });
    expect(await (await ask(body)).json()).toMatchObject({ total: 190 });
  });

  it('leaves any other request to the framework, with its complete body', async () => {
    const simple = { tour: slug, people: 1 };
    await ask(JSON.stringify(simple));
    for (const body of [
      '',
      '{',
      '[]',
      JSON.stringify({ ...simple, people: '1' }),
      JSON.stringify({ ...simple, people: 7 }),
      JSON.stringify({ ...simple, tour: 'no-such-tour' }),
      JSON.stringify({ ...simple, travelDate: '2020-01-01' }),
      JSON.stringify({ ...simple, extras: [{ code: 'boat' }] }),
      JSON.stringify({ ...simple, promoCode: 'NOBODY' }),
      JSON.stringify({ ...simple, filler: 'x'.repeat(5_000) }),
    ]) {
      const [ours, theirs] = [await ask(body), await inject(body)];
      expect([body.slice(0, 80), ours.status, isFramework(ours)]).toEqual([body.slice(0, 80), theirs.statusCode, true]);
      const { requestId: _, ...said } = (await ours.json()) as Record<string, unknown>;
      expect(theirs.json()).toMatchObject(said);
    }
  });

  it.each(['Nyungwe: forêt', '山地大猩猩 🦍'])('is complete with non-ASCII letters: %s', async (title) => {
    const { slug } = await makeTour(product.dataSource, { title });
    const body = JSON.stringify({ tour: slug, people: 1 });
    await ask(body);
    const ours = await ask(body);
    expect(isFramework(ours)).toBe(false);
    const text = await ours.text();
    expect(text).toBe((await inject(body)).payload);
    expect(text).toContain(title);
  });

  it('closes the connection on request, and serves pipelined requests in order', async () => {
    const said = async (...requests: string[]) => {
      const socket = connect(port, '127.0.0.1').setEncoding('utf8');
      let answers = '';
      socket.on('data', (text: string) => (answers += text));
      socket.write(requests.join(''));
      await new Promise((resolve) => socket.once('close', resolve));
      return answers;
    };
    const request = (people: number, headers = '', version = '1.1') => {
      const body = JSON.stringify({ tour: slug, people });
      return `POST /api/price HTTP/${version}\r\nHost: a\r\n${headers}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    };
    const close = 'Connection: close\r\n';
    await ask(JSON.stringify({ tour: slug, people: 1 }));
    expect(await said(request(1, close))).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n[^]*"people":1/i);
    expect(await said(request(1, '', '1.0'))).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*"people":1/);
    const inTurn = await said(request(2), request(1), request(2, close));
    expect(inTurn.match(/"people":\d/g)).toEqual(['"people":2', '"people":1', '"people":2']);
  });

  it('waits for a body that arrives in parts', async () => {
    const body = JSON.stringify({ tour: slug, people: 1 });
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    const head = `POST /api/price HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const answers: string[] = [];
    socket.on('data', (text: string) => answers.push(text));
    socket.write(head + body.slice(0, 9));
    await wait(50);
    // The next request follows on the same connection.
    socket.write(body.slice(9) + head + body);
    while (answers.join('').split('HTTP/1.1 200').length < 3) await wait(10);
    socket.destroy();
  });

  it('counts towards the limit of its IP address, whatever port a proxy appends', async () => {
    const behind = await startApp({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
    try {
      const url = `http://127.0.0.1:${await listen(behind)}/api/price`;
      const body = JSON.stringify({ tour: (await makeTour(behind.dataSource)).slug });
      const from = async (address: string) =>
        (await fetch(url, { method: 'POST', body, headers: { ...JSON_BODY, 'x-forwarded-for': address } })).status;
      for (let sent = 1; sent <= PRICE_LIMIT.limit; sent++) expect(await from(`203.0.113.7:${sent}`)).toBe(200);
      expect(await from('203.0.113.7')).toBe(429);
      expect(await from('203.0.113.8')).toBe(200);
    } finally {
      await behind.close();
    }
  });
});
