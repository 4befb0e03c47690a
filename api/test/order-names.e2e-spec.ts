import type { DeepPartial } from 'typeorm';
import { Order } from '../src/modules/orders/order.entity.js';
import { Tour } from '../src/modules/tours/tour.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makeEvent, makeTour, orderBody, tokenOf } from './support/factories.js';
import { participantBody } from './support/forms.js';
import { readableText } from './support/readable-text.js';
import { translating } from './support/translations.js';

const COMPANY = 'hello@imisozi.example';

const NAMES = { title: 'Two lakes and a forest', child: 'Child under twelve', porter: 'A porter for the day' };
const IN_FRENCH = { title: 'Deux lacs et une forêt', child: 'Enfant de moins de douze ans', porter: 'Un porteur' };

const SALE = {
  title: NAMES.title,
  location: 'Western Province',
  travellerTypes: [{ code: 'child', label: NAMES.child, percent: -50 }],
  extras: [{ code: 'porter', label: NAMES.porter, category: 'service', price: 20, per: 'booking', required: false }],
} satisfies DeepPartial<Tour>;
const FRENCH = {
  title: IN_FRENCH.title,
  location: 'Province de l’Ouest',
  'travellerTypes.0.label': IN_FRENCH.child,
  'extras.0.label': IN_FRENCH.porter,
};
/** 180 for two, minus half a share for the child, plus the porter. */
const BOOKING = {
  ...{ travelDate: '2038-01-05', travellers: { adult: 1, child: 1 }, extras: [{ code: 'porter' }] },
  amount: 155,
};

describe('The names in an order (rules/languages 3, rules/orders 5)', () => {
  let product: TestApp;
  let admin: string;
  let translate: ReturnType<typeof translating>['translate'];

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
    ({ translate } = translating(product.api, admin));
  });
  afterAll(() => product.close());

  let count = 0;
  const tourInFrench = async () => {
    const tour = await makeTour(product.dataSource, SALE);
    expect((await translate(`tours/${tour.id}/fr`, FRENCH)).status).toBe(200);
    return tour;
  };
  const ordered = async (tourId: string, language: string, fields: object = BOOKING) => {
    const email = `names.${++count}@example.org`;
    const headers = { 'content-language': language };
    const { status, body } = await product.api.post('/order', orderBody(tourId, { email, ...fields }), { headers });
    expect(status).toBe(201);
    return { id: body.order.id as string, number: body.order.number as string, email };
  };
  const setStatus = (id: string, status: string) =>
    product.api.put(`/order/${id}/status`, { status }, { token: admin });
  /** On one line, as a reader sees it. */
  const paper = async (id: string, name: string) => {
    const { statusCode, rawPayload } = await product.app.inject({
      url: `/api/order/${await product.api.links.keyOf(id)}/${name}`,
    });
    expect(statusCode).toBe(200);
    const text = await readableText({ mimeType: 'application/pdf', content: rawPayload });
    return text.replaceAll(/\s+/g, ' ');
  };
  const calendar = async (id: string) =>
    (await product.app.inject({ url: `/api/order/${await product.api.links.keyOf(id)}/calendar` })).payload.replaceAll(
      /\r\n /g,
      '',
    );
  const namesIn = (text: string) => ({
    english: Object.values(NAMES).filter((name) => text.includes(name)),
    french: Object.values(IN_FRENCH).filter((name) => text.includes(name)),
  });
  const IN_ENGLISH_ONLY = { english: Object.values(NAMES), french: [] };
  const IN_FRENCH_ONLY = { english: [], french: Object.values(IN_FRENCH) };
  const mailsTo = async (address: string) =>
    (await product.mails.to(address)).map(({ subject, text, html }) => ({
      subject: subject!,
      said: `${subject}\n${text}\n${html}`,
    }));

  it("are in its client's language, in every mail, document and calendar file; the company reads English", async () => {
    const { id: tourId } = await tourInFrench();
    const { id, number, email } = await ordered(tourId, 'fr');
    await setStatus(id, 'APPROVED');
    await setStatus(id, 'PAID');
    await product.api.put(`/order/${id}/status`, { status: 'REFUNDED', refundedAmount: 55 }, { token: admin });
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toHaveLength(4);
    for (const { subject, said } of mails) {
      expect([subject, namesIn(said).english]).toEqual([subject, []]);
      expect([subject, said.includes(IN_FRENCH.title)]).toEqual([subject, true]);
    }
    expect(namesIn(mails[0]!.said)).toEqual(IN_FRENCH_ONLY);
    for (const name of ['proforma', 'invoice'])
      expect([name, namesIn(await paper(id, name))]).toEqual([name, IN_FRENCH_ONLY]);
    expect(namesIn(await paper(id, 'receipt'))).toEqual({ english: [], french: [IN_FRENCH.title] });
    expect(await calendar(id)).toMatch(/SUMMARY:Deux lacs et une forêt[^]*LOCATION:Province de l’Ouest/);
    const toCompany = (await mailsTo(COMPANY)).find(({ subject }) => subject.includes(number))!;
    expect(namesIn(toCompany.said)).toEqual({ english: [NAMES.title], french: [] });
    expect((await product.dataSource.getRepository(Order).findOneByOrFail({ id })).itemTitle).toBe(NAMES.title);
  });

  it('are English in everything that is written in English', async () => {
    const { id: tourId } = await tourInFrench();
    const { id, email } = await ordered(tourId, 'en');
    const [received] = await mailsTo(email);
    expect(namesIn(received!.said)).toEqual(IN_ENGLISH_ONLY);
    expect(namesIn(await paper(id, 'proforma'))).toEqual(IN_ENGLISH_ONLY);
    expect(await calendar(id)).toMatch(/SUMMARY:Two lakes and a forest[^]*LOCATION:Western Province/);
  });

  it('never change: an invoice says the same, whatever happens to the tour and its translation', async () => {
    const tour = await tourInFrench();
    const { id, email } = await ordered(tour.id, 'fr');
    await setStatus(id, 'PAID');
    const [invoice, receipt] = [await paper(id, 'invoice'), await paper(id, 'receipt')];
    await translate(`tours/${tour.id}/fr`, { title: 'Un autre nom', 'extras.0.label': 'Une autre aide' });
    await product.dataSource.getRepository(Tour).update({ id: tour.id }, { title: 'Another name', extras: null });
    expect([await paper(id, 'invoice'), await paper(id, 'receipt')]).toEqual([invoice, receipt]);
    await setStatus(id, 'REFUNDED');
    expect((await mailsTo(email)).at(-1)!.said).toContain(IN_FRENCH.title);
    const { body } = await product.api.get(`/order/${id}?language=fr`);
    expect(body.data.itemsArray[0].title).toBe(IN_FRENCH.title);
  });

  it('are updated when the office changes the language, and stay for other changes of the booking', async () => {
    const tour = await tourInFrench();
    const { id } = await ordered(tour.id, 'en');
    const change = (revision: number, fields: object) =>
      product.api.put(`/admin/orders/${id}`, { revision, ...fields }, { token: admin });
    expect((await change(1, { language: 'fr' })).status).toBe(200);
    expect(namesIn(await paper(id, 'proforma'))).toEqual(IN_FRENCH_ONLY);
    await translate(`tours/${tour.id}/fr`, { ...FRENCH, title: 'Un autre nom', 'extras.0.label': 'Une autre aide' });
    const onlyAdults = { travellers: { adult: 2, child: 0 }, discount: { amount: 5, reason: 'A friend of the house' } };
    expect((await change(2, onlyAdults)).status).toBe(200);
    const changed = await paper(id, 'proforma');
    expect(namesIn(changed)).toEqual({ english: [], french: [IN_FRENCH.title, IN_FRENCH.porter] });
    expect(changed).toContain('Remise : A friend of the house');
    expect(changed).not.toContain('Discount');
    expect((await change(3, { phoneNumber: '+250 788 000 000' })).status).toBe(200);
    expect(namesIn(await paper(id, 'proforma')).french).toContain(IN_FRENCH.title);
    expect((await change(4, { language: 'en' })).status).toBe(200);
    expect(namesIn(await paper(id, 'proforma')).french).toEqual([]);
  });

  it.each([
    ['en', 'Discount: A friend'],
    ['fr', 'Remise\u00A0: A friend'],
    ['sw', 'Punguzo: A friend'],
    ['rw', 'Igabanyirizwa: A friend'],
    ['ar', 'خصم: A friend'],
  ])('include that of a manual discount on the page of the order: %s', async (language, name) => {
    const { id: tourId } = await makeTour(product.dataSource);
    const email = `names.of.a.discount.${language}@example.org`;
    const client = { names: 'Demo Visitor', email, phoneNumber: '+250788123456', language };
    const discount = { amount: 5, reason: 'A friend' };
    const booked = { ...client, itemsArray: [{ id: tourId }], people: 2, travelDate: '2038-01-09', discount };
    const { status, body } = await product.api.post('/admin/orders', booked, { token: admin });
    expect(status).toBe(201);
    const { data } = (await product.api.get(`/order/${body.order.id}?language=${language}`)).body;
    expect(data.lines.at(-1)).toMatchObject({ kind: 'custom', label: name, amount: -5 });
    const [received] = await mailsTo(email);
    expect(received!.said).toContain(name);
  });

  it("are stored for the office's bookings too, and for events as for tours", async () => {
    const event = await makeEvent(product.dataSource, { title: 'A night of stars', place: 'By the lake' });
    await translate(`events/${event.id}/fr`, { title: 'Une nuit d’étoiles', place: 'Au bord du lac' });
    const email = 'names.of.an.event@example.org';
    const client = { names: 'Demo Visitor', email, phoneNumber: '+250788123456', language: 'fr' };
    const booked = { ...client, itemType: 'event', itemsArray: [{ id: event.id }] };
    const { body } = await product.api.post('/admin/orders', booked, { token: admin });
    const [received] = await mailsTo(email);
    expect(received!.said).toContain('Une nuit d’étoiles');
    expect(received!.said).not.toContain('A night of stars');
    expect(await calendar(body.order.id)).toMatch(/SUMMARY:Une nuit d’étoiles[^]*LOCATION:Au bord du lac/);
  });

  it('are readable in any requested language, with a list of English ones; by default nothing changes', async () => {
    const { id: tourId } = await tourInFrench();
    await translate(`tours/${tourId}/sw`, { title: 'Maziwa mawili' });
    const { id } = await ordered(tourId, 'fr');
    const read = async (query: string) => (await product.api.get(`/order/${id}${query}`)).body.data;
    const before = await read('');
    expect(before).not.toHaveProperty('translation');
    expect(before.itemsArray[0].title).toBe(NAMES.title);
    expect(await read('?language=en')).toEqual(before);
    const french = await read('?language=fr');
    expect(french).toMatchObject({
      itemsArray: [{ title: IN_FRENCH.title }],
      lines: [{ label: IN_FRENCH.title }, { label: IN_FRENCH.child }, { label: IN_FRENCH.porter }],
      translation: { language: 'fr', untranslated: [] },
    });
    const swahili = await read('?language=sw');
    expect(swahili).toMatchObject({
      itemsArray: [{ title: 'Maziwa mawili' }],
      lines: [{ label: 'Maziwa mawili' }, { label: NAMES.child }, { label: NAMES.porter }],
      translation: { language: 'sw', untranslated: ['lines.1.label', 'lines.2.label'] },
    });
    const { body } = await product.api.post(`/order/${id}/shares`, { shares: [{ names: 'A friend', amount: 50 }] });
    const share = (await product.api.get(`/shares/${body.shares[0].id}?language=fr`)).body;
    expect(share).toMatchObject({ tour: IN_FRENCH.title, translation: { untranslated: [] } });
  });

  it('are also used for the waiting list and for event registrations', async () => {
    const tour = await tourInFrench();
    const departure = await makeDeparture(product.dataSource, tour.id, { capacity: 1 });
    const headers = { 'content-language': 'fr' };
    const first = await ordered(tour.id, 'fr', { departureId: departure.id, amount: 100, people: 1 });
    const email = 'names.waits@example.org';
    const waiter = { names: 'Spec Waiter', email, phoneNumber: '+250 788 123 456', people: 1 };
    await product.api.post(`/departures/${departure.id}/waiting`, waiter, { headers });
    await setStatus(first.id, 'CANCELLED');
    const [offer] = await mailsTo(email);
    expect(namesIn(offer!.said)).toEqual({ english: [], french: [IN_FRENCH.title] });

    const event = await makeEvent(product.dataSource, { title: 'A forum by the hills', place: 'In the old hall' });
    await translate(`events/${event.id}/fr`, { title: 'Un forum des collines', place: 'Dans la vieille salle' });
    const guest = 'names.registers@example.org';
    const form = participantBody(event.title, { email: guest, amount: 50 });
    expect((await product.api.post('/participant/create', form, { headers })).status).toBe(201);
    const [registered] = await mailsTo(guest);
    expect(registered!.said).toMatch(/Un forum des collines[^]*Dans la vieille salle/);
    expect(registered!.said).not.toMatch(/A forum by the hills|In the old hall/);
  });
});
