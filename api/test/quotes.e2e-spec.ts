import { addDays, today } from '@imisozi/core/kigali-time';
import { LodgesService } from '../src/modules/lodges/lodges.service.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { Notification } from '../src/modules/notifications/notification.entity.js';
import { QuoteExpiry } from '../src/modules/quotes/quote.expiry.js';
import { Quote } from '../src/modules/quotes/quote.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDestination, makeLodge } from './support/content.js';
import { makeTour, tokenOf } from './support/factories.js';
import { contactBody } from './support/forms.js';
import { textOfPdf } from './support/pdf-text.js';

const COST = 431.17;

const line = (label: string, quantity: number, unitAmount: number, isPermit = false) => ({
  ...{ label, quantity, unitAmount },
  ...(isPermit && { isPermit }),
});

const FULL = {
  client: { names: 'Camille Laurent', email: 'camille@example.org', phoneNumber: '+33 612 345 678' },
  language: 'fr',
  title: 'Douze jours pour deux',
  travelDate: addDays(today(), 90),
  validUntil: addDays(today(), 20),
  travellers: { adult: 2 },
  note: 'Un voyage pour vous.',
  days: [
    { title: 'Kigali', body: 'Votre guide vous attend.', place: 'Kigali', lodge: 'Maison', meals: ['dinner'] },
    { title: 'Gorilles', place: 'Kinigi', lodges: ['Maison', 'Palais'], meals: 'breakfast, lunch' },
  ],
  options: [
    { name: 'Confort', lines: [line('Voyage privé', 2, 1500), line('Permis gorille', 2, 1500, true)] },
    { name: 'Luxe', lines: [line('Voyage privé', 2, 2750.5), line('Remise', 1, -100)] },
  ],
  terms: { depositPercent: 30, balanceDaysBefore: 30 },
  costs: [
    { label: 'Secret lodge rate', day: 2, option: 0, amount: COST },
    { label: 'Secret car rate', amount: 1000 },
  ],
};

describe('Proposals', () => {
  let product: TestApp;
  let token: string;

  beforeAll(async () => {
    product = await startApp();
    token = await tokenOf(product.dataSource, product.api, 'reservations');
  });
  afterAll(() => product.close());

  const post = (path: string, body: object = {}) => product.api.post(path, body, { token });
  const put = (id: string, body: object) => product.api.put(`/admin/quotes/${id}`, body, { token });
  const show = async (id: string) => (await product.api.get(`/admin/quotes/${id}`, { token })).body;
  const open = async (id: string) => (await product.api.get(`/quotes/${id}`)).body;
  const make = async (fields: object = {}): Promise<string> => {
    const { status, body } = await post('/admin/quotes', { ...FULL, ...fields });
    expect([status, body.Errors]).toEqual([201, undefined]);
    return body.data.id as string;
  };
  const send = (id: string) => post(`/admin/quotes/${id}/send`);
  const sent = async (fields: object = {}): Promise<string> => {
    const id = await make(fields);
    expect((await send(id)).status).toBe(200);
    return id;
  };
  const accept = (id: string, fields: object = {}) =>
    product.api.post(`/quotes/${id}/accept`, { names: 'Camille Laurent', revision: 1, option: 0, ...fields });
  const orders = () => product.dataSource.getRepository(Order);
  const setQuote = (id: string, fields: Partial<Quote>) =>
    product.dataSource.getRepository(Quote).update({ id }, fields);

  it('show the mail as it will be before it is sent, and send nothing (rules/proposals 3)', async () => {
    const id = await make();
    const { status, body } = await product.api.get(`/admin/quotes/${id}/mail`, { token });
    expect(status).toBe(200);
    expect(body.html).toContain('lang="fr"');
    for (const part of ['Camille', 'Confort', `/fr/quote/${id}`]) expect(body.text).toContain(part);
    expect(body.attachments).toEqual([expect.stringMatching(/\.pdf$/)]);
    expect(`${body.html}${body.text}`).not.toMatch(/Secret|431[.,]17/);
    expect(await show(id)).toMatchObject({ state: 'DRAFT', sentAt: null });
    const lacking = await product.api.get(`/admin/quotes/${await make({ validUntil: null })}/mail`, { token });
    expect(lacking.body.code).toBe('quote-incomplete');
  });

  it('are written without a tour, with days, options and terms (rules/proposals 1)', async () => {
    const quote = await show(await make());
    expect(quote).toMatchObject({
      number: expect.stringMatching(/^Q-\d{4}-\d{6}$/),
      state: 'DRAFT',
      revision: 1,
      source: 'office',
      people: 2,
      total: 6000,
      endDate: addDays(FULL.travelDate, 1),
      terms: { depositPercent: 30, balanceDaysBefore: 30, cancellation: expect.any(Array) },
      days: [
        { lodge: 'Maison', lodges: ['Maison'] },
        { lodges: ['Maison', 'Palais'], meals: ['breakfast', 'lunch'] },
      ],
      options: [{ total: 6000 }, { total: 5401 }],
    });
    const { body } = await post('/admin/quotes', { days: [{ title: '' }], options: [{ name: 'A' }] });
    expect(body.Errors).toEqual(['Day: title is required', 'Lines must be a list of labels, quantities and amounts']);
    const four = Array.from({ length: 4 }, () => FULL.options[0]);
    expect((await post('/admin/quotes', { options: four })).body.Errors).toEqual(['There can be at most 3 options']);
  });

  it('are numbered without gaps (rules/proposals 1)', async () => {
    const numbers = await Promise.all(
      Array.from({ length: 4 }, async () => (await show(await make())).number as string),
    );
    const counts = numbers.map((number) => Number(number.slice(-6))).sort((one, other) => one - other);
    expect(counts.at(-1)! - counts[0]!).toBe(3);
  });

  it('copy the days and the price of a tour (rules/proposals 1)', async () => {
    const lodge = await makeLodge(product.dataSource, { isPublished: true });
    const place = await makeDestination(product.dataSource, { isPublished: true });
    const itinerary = [
      { day: 1, title: 'One', body: '<p>A &amp; B</p>', destinationId: place.id, lodgeIds: [lodge.id] },
    ];
    const tour = await makeTour(product.dataSource, { itinerary });
    const { body } = await post('/admin/quotes', { tourId: tour.id });
    expect(body.data).toMatchObject({
      source: 'tour',
      title: tour.title,
      days: [{ title: 'One', body: 'A & B', place: place.title, lodge: lodge.title }],
      options: [{ total: 180 }],
    });
    expect((await post('/admin/quotes', { tourId: lodge.id })).status).toBe(400);
  });

  it('begin with what a message, a trip brief or an inquiry says (rules/proposals 1)', async () => {
    const written = async (subject: string) =>
      (await product.api.post('/contact', contactBody({ subject, email: 'brief@example.org' }))).body.data.id as string;
    const message = await post('/admin/quotes', { contactMessageId: await written('Hello') });
    expect(message.body.data).toMatchObject({ source: 'message', client: { email: 'brief@example.org' } });
    expect(message.body.data.request).toContain('Hello');
    const brief = await post('/admin/quotes', { contactMessageId: await written('Projet de voyage : 2 adultes') });
    expect(brief.body.data).toMatchObject({ source: 'trip-brief', language: 'fr' });
  });

  it('are copied as drafts (rules/proposals 1)', async () => {
    const id = await sent();
    const { body } = await post(`/admin/quotes/${id}/copy`);
    expect(body.data).toMatchObject({
      state: 'DRAFT',
      source: 'copy',
      sourceId: id,
      title: FULL.title,
      validUntil: null,
    });
    expect(body.data.number).not.toBe((await show(id)).number);
  });

  it('are sent only when their client can accept them (rules/proposals 3)', async () => {
    const { body: draft } = await post('/admin/quotes', { title: 'Half' });
    const { status, body } = await send(draft.data.id);
    expect(status).toBe(400);
    expect(body.message).toContain('the name of the client, the email address of the client, a price');
    const late = await make({ validUntil: addDays(FULL.travelDate, 1) });
    expect((await send(late)).body.code).toBe('quote-valid-after-travel');
    const past = await make({ validUntil: addDays(today(), -1) });
    expect((await send(past)).body.code).toBe('quote-valid-in-the-past');

    const id = await sent();
    const mail = (await product.mails.to('camille@example.org')).at(-1)!;
    expect(mail.text).toContain(`/fr/quote/${id}`);
    expect(mail.attachments[0]!.filename).toMatch(/^proposal-Q-.*\.pdf$/);
  });

  it('are changed as new revisions once they were sent, and stay once they have ended (rules/proposals 2)', async () => {
    const id = await make();
    expect((await put(id, { title: 'Deux jours' })).body.data.revision).toBe(1);
    await send(id);
    expect((await put(id, { title: 'Trois jours', revision: 1 })).body.data.revision).toBe(2);
    expect((await put(id, { costs: [] })).body.data.revision).toBe(2);
    expect((await put(id, { title: 'Quatre', revision: 1 })).status).toBe(409);
    expect((await put(id, { options: [] })).status).toBe(400);
    expect((await open(id)).title).toBe('Trois jours');
    expect((await put(id, { state: 'WITHDRAWN' })).body.data.state).toBe('WITHDRAWN');
    for (const call of [put(id, { title: 'Cinq' }), send(id), put(id, { state: 'WITHDRAWN' })]) {
      expect((await call).status).toBe(409);
    }
    expect((await accept(id, { revision: 2 })).status).toBe(409);
  });

  it('carry no cost in any answer or paper for the client (rules/proposals 4, 8)', async () => {
    const id = await sent();
    const answer = await open(id);
    const keys = (value: unknown): string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, inner]) => [key, ...keys(inner)])
        : [];
    expect(keys(answer).filter((key) => /cost|margin|request|email|phone|source|lostReason/i.test(key))).toEqual([]);
    const paper = await product.app.inject(`/api/quotes/${id}/paper`);
    const text = await textOfPdf(paper.rawPayload);
    for (const shown of [JSON.stringify(answer), text]) {
      expect(shown).not.toContain('Secret');
      expect(shown).not.toContain(String(COST));
    }
    expect(text).toContain('Douze jours pour deux');
    expect(text).toContain('Luxe');
    const { options } = await show(id);
    expect(options[0].margin).toEqual({ cost: 1431.17, margin: 4568.83, percent: 76 });
    expect(options[1].margin).toEqual({ cost: 1000, margin: 4401, percent: 81 });
    expect((await product.api.get(`/quotes/${id}`)).headers['cache-control']).toContain('no-store');
  });

  it('show lodges and places that are known by their names (rules/proposals 4)', async () => {
    const lodge = await makeLodge(product.dataSource, {
      isPublished: true,
      position: { latitude: -1.5, longitude: 29.6 },
    });
    const id = await sent({
      days: [
        { title: 'One', lodge: lodge.title.toUpperCase() },
        { title: 'Two', lodge: 'Unknown' },
      ],
    });
    const { days } = await open(id);
    expect(days[0]).toMatchObject({ position: { latitude: -1.5 }, lodges: [{ slug: lodge.slug }] });
    expect(days[1]).toMatchObject({ position: null, lodges: [{ name: 'Unknown', slug: null }] });
    await product.app.get(LodgesService).count();
  });

  it('become one order with their lines and instalments, whatever is sent twice (rules/proposals 5)', async () => {
    const id = await sent();
    const before = await orders().count();
    const answers = await Promise.all(Array.from({ length: 4 }, () => accept(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.order.number as string)).size).toBe(1);
    expect(await orders().count()).toBe(before + 1);
    const key = answers[0]!.body.order.id as string;
    const { body } = await product.api.get(`/order/${key}`);
    expect(body.data).toMatchObject({
      total: 6000,
      travelDate: FULL.travelDate,
      lines: [
        { label: 'Voyage privé', quantity: 2, amount: 3000 },
        { label: 'Permis gorille', quantity: 2, amount: 3000 },
      ],
      instalments: [
        { label: 'deposit', amount: 3900 },
        { label: 'balance', amount: 2100 },
      ],
    });
    expect(await show(id)).toMatchObject({ state: 'ACCEPTED', acceptedNames: 'Camille Laurent', acceptedOption: 0 });
    expect((await accept(id, { option: 1 })).status).toBe(409);
    expect((await accept(id, { names: 'Somebody else' })).status).toBe(409);
    expect(key).not.toBe(id);
  });

  it('are accepted only at the revision that was seen, and before they end (rules/proposals 5)', async () => {
    const id = await sent();
    await put(id, { note: 'Plus long.' });
    expect((await accept(id)).body.code).toBe('quote-changed');
    expect((await accept(id, { revision: 2, option: undefined })).body.code).toBe('quote-option-required');
    expect((await accept(id, { revision: 2, option: 2 })).body.code).toBe('quote-option-required');
    expect((await accept(id, { revision: 2, names: ' ' })).body.Errors).toEqual(['Full name is required']);
    await setQuote(id, { validUntil: addDays(today(), -1) });
    expect((await accept(id, { revision: 2 })).body.code).toBe('quote-ended');
    const draft = await make();
    expect((await accept(draft)).status).toBe(409);
  });

  it('are accepted or withdrawn, never both (rules/proposals 5)', async () => {
    for (let round = 0; round < 4; round++) {
      const id = await sent();
      const [accepted, withdrawn] = await Promise.all([accept(id), put(id, { state: 'WITHDRAWN' })]);
      expect([accepted.status, withdrawn.status].toSorted()).toEqual([200, 409]);
      expect((await show(id)).orderId === null).toBe(withdrawn.status === 200);
    }
  });

  it('can be changed by the desk like any booking (rules/proposals 5)', async () => {
    const id = await sent();
    await accept(id);
    const { orderId } = await show(id);
    const { body, status } = await product.api.put(`/admin/orders/${orderId}`, { revision: 1, people: 3 }, { token });
    expect([status, body.order?.amount]).toEqual([200, 6000]);
  });

  it('take wishes and refusals of the client to the office (rules/proposals 6, 7)', async () => {
    const id = await sent({ client: { ...FULL.client, email: 'wishes@example.org' } });
    expect((await product.api.post(`/quotes/${id}/change`, { message: 'Une nuit de plus ?' })).status).toBe(200);
    expect((await show(id)).changes).toEqual([expect.objectContaining({ message: 'Une nuit de plus ?', revision: 1 })]);
    const { body: messages } = await product.api.get('/admin/contact-messages', { token });
    expect(messages[0]).toMatchObject({ message: 'Une nuit de plus ?', email: 'wishes@example.org' });

    expect((await product.api.post(`/quotes/${id}/decline`, { reason: 'Trop cher' })).status).toBe(200);
    expect((await product.api.post(`/quotes/${id}/decline`, {})).status).toBe(200);
    expect(await show(id)).toMatchObject({ state: 'DECLINED', lostReason: 'Trop cher' });
    expect((await accept(id)).status).toBe(409);
    expect((await product.api.post(`/quotes/${id}/change`, { message: 'Encore' })).status).toBe(409);
    const { number } = await show(id);
    const bell = await product.dataSource.getRepository(Notification).findBy({ kind: 'quote' });
    const told = bell.map(({ title }) => title).filter((title) => title.includes(number));
    expect(told.map((title) => /would like|declined/.exec(title)?.[0]).toSorted()).toEqual(['declined', 'would like']);
  });

  it('count openings by day, and tell the office of the first one of each revision (rules/proposals 7)', async () => {
    const id = await sent();
    const opened = (as?: string) => product.api.post(`/quotes/${id}/opened`, {}, as ? { token: as } : {});
    expect((await Promise.all([opened(), opened(), opened()])).map(({ status }) => status)).toEqual([200, 200, 200]);
    await opened(token);
    expect(await show(id)).toMatchObject({ openedCount: 3, openings: [{ day: today(), count: 3 }] });
    await put(id, { note: 'Mieux.' });
    await opened();
    const { number } = await show(id);
    const bell = await product.dataSource.getRepository(Notification).findBy({ kind: 'quote' });
    expect(bell.filter(({ title }) => title.includes(`opened proposal ${number}`))).toHaveLength(2);
    const { body: rows } = await product.api.get('/admin/quotes?filter={"state":"SENT"}', { token });
    expect(rows.find((row: { id: string }) => row.id === id)).toMatchObject({ openedCount: 4, openedOn: today() });
  });

  it('remind the client once before the last day, and expire after it (rules/proposals 9)', async () => {
    const expiry = product.app.get(QuoteExpiry);
    const client = { ...FULL.client, email: 'late@example.org' };
    const id = await sent({ client, validUntil: addDays(today(), 2) });
    await expiry.remind();
    expect(await product.mails.to('late@example.org')).toHaveLength(1);
    await setQuote(id, { sentAt: new Date(Date.now() - 2 * 86_400_000) });
    await expiry.remind();
    await expiry.remind();
    await product.mails.settled();
    expect(await product.mails.to('late@example.org')).toHaveLength(2);
    await expiry.end();
    expect((await show(id)).state).toBe('SENT');
    await setQuote(id, { validUntil: addDays(today(), -1) });
    await expiry.end();
    expect((await show(id)).state).toBe('EXPIRED');
    await put(id, { validUntil: addDays(today(), 9) });
    expect((await send(id)).body.data.state).toBe('SENT');
  });

  it('keep why they were lost, and count the share that was won (rules/proposals 9)', async () => {
    const read = async () => (await product.api.get('/admin/quotes/figures', { token })).body;
    const before = await read();
    await accept(await sent());
    const lost = await sent();
    const { body } = await post(`/admin/quotes/${lost}/lost`, { reason: 'Another date' });
    expect(body.data).toMatchObject({ state: 'DECLINED', lostReason: 'Another date' });
    expect((await post(`/admin/quotes/${await make()}/lost`, { reason: 'A draft' })).status).toBe(409);
    const { total, months, sources } = await read();
    expect([total.sent - before.total.sent, total.won - before.total.won, total.lost - before.total.lost]).toEqual([
      2, 1, 1,
    ]);
    expect(months.at(-1)).toMatchObject({ key: today().slice(0, 7), percentWon: expect.any(Number) });
    expect(sources.map(({ key }: { key: string }) => key)).toContain('office');
  });

  it('are for the office only, under a number that nobody can guess (rules/proposals 4)', async () => {
    const user = await tokenOf(product.dataSource, product.api, 'user');
    expect((await product.api.get('/admin/quotes', { token: user })).status).toBe(403);
    expect((await product.api.get('/quotes/00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  it('find a client by any word of the list (rules/proposals 2)', async () => {
    const id = await make({ client: { ...FULL.client, names: 'Zéphyrine Unique' } });
    const { body } = await product.api.get('/admin/quotes?filter={"q":"zephyrine"}', { token });
    expect(body.map((row: { id: string }) => row.id)).toEqual([id]);
  });
});
