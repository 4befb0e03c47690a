import { randomUUID } from 'node:crypto';
import { Like } from 'typeorm';
import { addDays, parseCatTime, today, type Day } from '@imisozi/core/kigali-time';
import { Assignment } from '../src/modules/assignments/assignment.entity.js';
import { AssignmentNoteErasing } from '../src/modules/assignments/assignment.note-erasing.js';
import { GuideErasing } from '../src/modules/assignments/guide.erasing.js';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { GuideTickErasing } from '../src/modules/guide-ticks/guide-tick.erasing.js';
import { GuideTick } from '../src/modules/guide-ticks/guide-tick.entity.js';
import { Guide } from '../src/modules/guides/guide.entity.js';
import { Permit } from '../src/modules/permits/permit.entity.js';
import { QuoteErasing } from '../src/modules/quotes/quote.erasing.js';
import { Quote } from '../src/modules/quotes/quote.entity.js';
import { QuoteChange } from '../src/modules/quotes/changes/quote-change.entity.js';
import { QuoteOpening } from '../src/modules/quotes/openings/quote-opening.entity.js';
import { TripService } from '../src/modules/suppliers/services/trip-service.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeGuide, makeTour, makeVehicle, orderBody, tokenOf } from './support/factories.js';
import { asOn } from './support/moved-clock.js';

const CLIENT = { names: 'Odile Marchand', email: 'odile@example.org', phoneNumber: '+33 612 000 111' };
const YEARS_2 = 730;

describe('What is kept of proposals and guides', () => {
  let product: TestApp;
  let token: string;

  beforeAll(async () => {
    product = await startApp();
    token = await tokenOf(product.dataSource, product.api, 'reservations');
  });
  afterAll(() => product.close());

  const post = (path: string, body: object = {}) => product.api.post(path, body, { token });
  const rows = <Row extends object>(entity: new () => Row) => product.dataSource.getRepository(entity);
  const erased = (recordId: string) => rows(AuditEntry).findBy({ recordId, action: 'erase' });

  describe('Proposals (rules/privacy 14, rules/proposals 10)', () => {
    const validUntil = addDays(today(), 10);
    const make = async (fields: object = {}): Promise<string> => {
      const { status, body } = await post('/admin/quotes', {
        ...{ client: CLIENT, title: 'Twelve days for two', travelDate: addDays(today(), 90), validUntil },
        ...{ travellers: { adult: 2 }, note: 'For Odile.', days: [{ title: 'Odile arrives', place: 'Kigali' }] },
        options: [{ name: 'Comfort', lines: [{ label: 'Private journey', quantity: 2, unitAmount: 1500 }] }],
        ...fields,
      });
      expect(status).toBe(201);
      return body.data.id as string;
    };
    const sent = async (): Promise<string> => {
      const id = await make();
      expect((await post(`/admin/quotes/${id}/send`)).status).toBe(200);
      return id;
    };
    const erase = (day: Day) => asOn(day, () => product.app.get(QuoteErasing).round());
    const isErased = async (id: string) =>
      (await rows(Quote).findOneOrFail({ where: { id }, withDeleted: true })).erasedAt !== null;

    it('nobody accepted lose all about their client two years after their last day, and not a day before', async () => {
      const id = await sent();
      expect((await product.api.post(`/quotes/${id}/change`, { message: 'Odile would like a lake.' })).status).toBe(
        200,
      );
      expect((await product.api.post(`/quotes/${id}/opened`, {})).status).toBe(200);
      await erase(addDays(validUntil, YEARS_2));
      expect(await isErased(id)).toBe(false);
      await erase(addDays(validUntil, YEARS_2 + 1));
      const [husk] = await product.dataSource.query<object[]>('SELECT * FROM quotes WHERE id = ?', [id]);
      expect(JSON.stringify(husk)).not.toMatch(/odile|marchand|612 000|Twelve|Comfort/i);
      expect(husk).toMatchObject({ number: expect.stringMatching(/^Q-/), state: 'SENT', sentOn: today() });
      expect([
        await rows(QuoteChange).countBy({ quoteId: id }),
        await rows(QuoteOpening).countBy({ quoteId: id }),
      ]).toEqual([0, 0]);
    });

    it('that were erased are found by nobody, and still count in the figures', async () => {
      const before = (await product.api.get('/admin/quotes/figures', { token })).body.total.sent as number;
      const id = await sent();
      await erase(addDays(validUntil, YEARS_2 + 1));
      const listed = (await product.api.get('/admin/quotes', { token })).body as { id: string }[];
      expect(listed.map((quote) => quote.id)).not.toContain(id);
      const answers = await Promise.all([
        product.api.get(`/quotes/${id}`),
        product.api.get(`/quotes/${id}/paper`),
        product.api.post(`/quotes/${id}/opened`, {}),
        product.api.post(`/quotes/${id}/decline`, {}),
        product.api.post(`/quotes/${id}/accept`, { names: 'Odile', revision: 1, option: 0 }),
        product.api.get(`/admin/quotes/${id}`, { token }),
        product.api.put(`/admin/quotes/${id}`, { title: 'Again' }, { token }),
        ...['send', 'copy'].map((step) => post(`/admin/quotes/${id}/${step}`)),
        post(`/admin/quotes/${id}/lost`, { reason: 'Too late.' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
      expect((await product.api.get('/admin/quotes/figures', { token })).body.total.sent).toBe(before + 1);
    });

    it('drafts go two years after their last change, accepted ones stay with their booking, and each goes once', async () => {
      const [draft, edited, accepted] = [await make({ validUntil: null }), await make(), await sent()];
      const body = { names: CLIENT.names, revision: 1, option: 0 };
      expect((await product.api.post(`/quotes/${accepted}/accept`, body)).status).toBe(200);
      await rows(Quote).update({ id: edited }, { updatedAt: parseCatTime(addDays(today(), 60))! });
      const day = addDays(today(), YEARS_2 + 30);
      await erase(day);
      await erase(day);
      expect([await isErased(draft), await isErased(edited), await isErased(accepted)]).toEqual([true, false, false]);
      expect((await erased(draft)).map(({ userEmail, changes }) => [userEmail, changes])).toHaveLength(1);
    });

    it('are all erased, however many they are', async () => {
      const one = await rows(Quote).findOneByOrFail({ id: await make() });
      const numbers = Array.from({ length: 230 }, (_, place) => `Q-2020-${String(place).padStart(6, '0')}`);
      const many = numbers.map((number) => rows(Quote).create({ ...one, id: randomUUID(), number }));
      await rows(Quote).save(many, { chunk: 100 });
      await erase(addDays(validUntil, YEARS_2 + 1));
      expect(await rows(Quote).countBy({ number: Like('Q-2020-%') })).toBe(0);
    });
  });

  describe('Guides (rules/privacy 15)', () => {
    let guide: Guide;
    let orderId: string;
    const travelDate = addDays(today(), 3);

    beforeEach(async () => {
      const tour = await makeTour(product.dataSource);
      const wish = orderBody(tour.id, { travelDate, people: 2, amount: 180 });
      orderId = (await product.api.post('/order', wish)).body.order.id as string;
      guide = await makeGuide(product.dataSource, {
        ...{ names: 'Innocent Habimana', email: `${randomUUID()}@example.org`, note: 'Birds.', licenceNumber: 'L-77' },
      });
      const { id: vehicleId } = await makeVehicle(product.dataSource);
      await post('/admin/assignments', { guideId: guide.id, vehicleId, orderId });
    });

    const say = async (note: string): Promise<string> => {
      const id = randomUUID();
      const ticks = [{ id, tripId: orderId, orderId, kind: 'no-show', at: new Date().toISOString(), note }];
      const { body } = await product.api.post(`/guide/${guide.pageToken}/ticks`, { ticks });
      expect(body.accepted).toEqual([id]);
      return id;
    };
    const noteOf = async (id: string) => (await rows(GuideTick).findOneByOrFail({ id })).note;

    it('what they wrote goes 30 days after the trip, and what was done stays', async () => {
      const id = await say('Mr Guest was unwell.');
      const erase = (day: Day) => asOn(day, () => product.app.get(GuideTickErasing).round());
      await erase(addDays(travelDate, 30));
      expect(await noteOf(id)).toBe('Mr Guest was unwell.');
      await erase(addDays(travelDate, 31));
      expect(await rows(GuideTick).findOneByOrFail({ id })).toMatchObject({
        note: '',
        hasNote: false,
        kind: 'no-show',
      });
    });

    it('what the office wrote to them goes 30 days after the trip, and the assignment stays', async () => {
      const assignment = await rows(Assignment).findOneByOrFail({ guideId: guide.id });
      const write = { note: 'Mr Guest walks with a stick.' };
      expect((await product.api.put(`/admin/assignments/${assignment.id}`, write, { token })).status).toBe(200);
      const erase = (day: Day) => asOn(day, () => product.app.get(AssignmentNoteErasing).round());
      const now = () => rows(Assignment).findOneByOrFail({ id: assignment.id });
      await erase(addDays(assignment.lastDay, 30));
      expect((await now()).note).toBe('Mr Guest walks with a stick.');
      await erase(addDays(assignment.lastDay, 31));
      expect(await now()).toMatchObject({ note: null, guideId: guide.id, releasedAt: null });
    });

    it('who left are erased a year after the last trip, unless they are back', async () => {
      const erase = (day: Day) => asOn(day, () => product.app.get(GuideErasing).round());
      const now = () => rows(Guide).findOneByOrFail({ id: guide.id });
      await erase(addDays(travelDate, 400));
      expect((await now()).names).toBe('Innocent Habimana');
      const { status } = await product.api.put(`/admin/guides/${guide.id}`, { isActive: false }, { token });
      expect(status).toBe(200);
      await erase(addDays(travelDate, 365));
      expect((await now()).names).toBe('Innocent Habimana');
      await erase(addDays(travelDate, 366));
      await erase(addDays(travelDate, 366));
      const { pageToken, ...left } = await now();
      expect(left).toMatchObject({ names: 'Former guide', phoneNumber: '', email: '', note: '', licenceNumber: '' });
      expect([left.languages, left.daysOff, pageToken === guide.pageToken]).toEqual([[], [], false]);
      expect(await erased(guide.id)).toHaveLength(1);
    });
  });

  it('of permits, services and assignments is nothing about a traveller (rules/privacy 16)', () => {
    for (const entity of [Permit, TripService, Assignment]) {
      const columns = rows<object>(entity).metadata.columns.map(({ propertyName }) => propertyName);
      expect(columns.filter((name) => /names|passport|birth|nationality|email|phone|address/i.test(name))).toEqual([]);
    }
  });
});
