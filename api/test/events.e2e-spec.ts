import { Event } from '../src/modules/events/event.entity.js';
import { periodProblem } from '../src/modules/events/event.period.js';
import { startApp, type TestApp } from './support/app.js';
import { makeEvent, tokenOf } from './support/factories.js';
import { absoluteUrl } from './support/absolute-url.js';

const MISSING = 'Event period(dates) are required!';
const REVERSED = 'Starting date can not be greater than Ending date!';

const eventBody = (fields: object = {}) => ({
  title: 'Made event',
  startDate: '2038-03-01T08:00',
  endDate: '2038-03-02T16:00',
  place: 'Kigali',
  price: '75.50',
  description: '<p>Text</p>',
  image: 'https://pictures.example/cover.jpg',
  ...fields,
});

describe('Events', () => {
  let product: TestApp;
  let admin: string;
  let staff: string;

  beforeAll(async () => {
    product = await startApp({ MEDIA_HOSTS: 'https://pictures.example' });
    admin = await tokenOf(product.dataSource, product.api, 'admin');
    staff = await tokenOf(product.dataSource, product.api, 'user');
  });
  afterAll(() => product.close());

  const create = (fields: object = {}) => product.api.post('/events/create', eventBody(fields), { token: staff });

  it('returns an empty list with a count of 0 (rules/api 10)', async () => {
    const { status, body } = await product.api.get('/events');
    expect(status).toBe(200);
    expect(body).toEqual({ data: [], eventsCount: 0 });
  });

  it('returns one with the fields of rules/content 5', async () => {
    const event = await makeEvent(product.dataSource);
    expect((await product.api.get(`/events/${event.slug}`)).body).toEqual({
      data: {
        id: event.id,
        title: event.title,
        slug: event.slug,
        image: absoluteUrl('/media/event.svg'),
        description: '<p>An event.</p>',
        startDate: '2038-03-01T08:00:00.000Z',
        endDate: '2038-03-01T16:00:00.000Z',
        place: 'Kigali',
        price: 50,
        isApproved: true,
        createdAt: event.createdAt.toISOString(),
        updatedAt: event.updatedAt.toISOString(),
      },
    });
    const { body } = await product.api.get('/events', { token: staff });
    expect(body.eventsCount).toBe(body.data.length);
  });

  it('reads times without a zone as Central Africa Time (rules/api 11)', async () => {
    const { status, body } = await create({ startDate: '2038-03-01T08:00', endDate: '2038-03-01T08:00:00Z' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ startDate: '2038-03-01T06:00:00.000Z', endDate: '2038-03-01T08:00:00.000Z' });
    expect(body.data.price).toBe(75.5);
  });

  it.each(['', null, undefined])('is free if the price is %j (rules/content 5)', async (price) => {
    expect((await create({ price })).body.data.price).toBe(0);
  });

  describe('the period (rules/content 5)', () => {
    it.each([
      { startDate: undefined },
      { endDate: '' },
      { startDate: null, endDate: undefined },
      { startDate: 'Invalid date' },
      { startDate: '', endDate: 'tomorrow' },
    ])('is required: %j', async (dates) => {
      const { status, body } = await create(dates);
      expect(status).toBe(400);
      expect(body.Errors).toEqual([MISSING]);
    });

    it('cannot end before it starts, but may end at the same time', async () => {
      const moment = '2038-03-01T08:00';
      expect((await create({ startDate: '2038-03-01T08:01', endDate: moment })).body.Errors).toEqual([REVERSED]);
      expect((await create({ startDate: moment, endDate: moment })).status).toBe(201);
    });

    it.each(['soon', 17, { year: 2038 }, '2038-13-45T99:00'])('cannot be read from %j', async (endDate) => {
      expect((await create({ endDate })).body.Errors).toEqual(['Event period(dates) cannot be read']);
    });

    it('has the same rules in an update, also together with the unchanged date', async () => {
      const { slug } = await makeEvent(product.dataSource);
      const update = (fields: object) => product.api.put(`/events/${slug}`, fields, { token: admin });
      expect((await update({ endDate: '' })).body.Errors).toEqual([MISSING]);
      expect((await update({ startDate: null })).body.Errors).toEqual([MISSING]);
      expect((await update({ startDate: '2038-03-02', endDate: '2038-03-01' })).body.Errors).toEqual([REVERSED]);
      expect((await update({ startDate: '2038-03-02' })).body.Errors).toEqual([REVERSED]);
      expect((await update({ endDate: '2026-01-01' })).body.Errors).toEqual([REVERSED]);
      const { body } = await update({ endDate: '2038-03-05T10:00' });
      expect(body.data).toMatchObject({ startDate: '2038-03-01T08:00:00.000Z', endDate: '2038-03-05T08:00:00.000Z' });
    });

    it('holds for two simultaneous changes that are valid only separately', async () => {
      const events = product.dataSource.getRepository(Event);
      const start = new Date('2038-03-01T15:00Z');
      const end = new Date('2038-03-01T09:00Z');
      // Reads, validates and writes without a lock, as two simultaneous calls would: each is valid, but the event is
      // not.
      const unguarded = await makeEvent(product.dataSource);
      expect(periodProblem({ ...unguarded, startDate: start })).toBeUndefined();
      expect(periodProblem({ ...unguarded, endDate: end })).toBeUndefined();
      await events.update({ id: unguarded.id }, { startDate: start });
      await events.update({ id: unguarded.id }, { endDate: end });
      expect(periodProblem(await events.findOneByOrFail({ id: unguarded.id }))?.message).toBe(REVERSED);

      for (let round = 0; round < 5; round++) {
        const { slug } = await makeEvent(product.dataSource);
        const answers = await Promise.all([
          product.api.put(`/events/${slug}`, { startDate: start.toISOString() }, { token: admin }),
          product.api.put(`/events/${slug}`, { endDate: end.toISOString() }, { token: admin }),
        ]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      }
    });
  });

  it('needs a cover (rules/content 5)', async () => {
    for (const image of [undefined, '', null]) {
      expect((await create({ image })).body.Errors).toEqual(['Please upload event Cover image to cloud!']);
    }
    expect((await create({ image: 'data:image/png;base64,AA' })).status).toBe(400);
  });

  it('reports all errors at once', async () => {
    const { body } = await product.api.post('/events/create', { event: {} }, { token: staff });
    expect(body.Errors.toSorted()).toEqual(
      ['Title is required', MISSING, 'Please upload event Cover image to cloud!'].toSorted(),
    );
  });

  it.each([null, ''])('loses its price, place or text if an update sends %j (rules/api 3)', async (empty) => {
    const { slug } = await makeEvent(product.dataSource);
    const fields = { price: empty, place: empty, description: empty };
    const { body } = await product.api.put(`/events/${slug}`, fields, { token: admin });
    expect(body.data).toMatchObject({ price: 0, place: '', description: '' });
  });
});
