import { randomUUID } from 'node:crypto';
import { addDays, today } from '@imisozi/core/kigali-time';
import { FOCAL_POINTS } from '@imisozi/core/tour-gallery';
import { Order } from '../src/modules/orders/order.entity.js';
import { Tour } from '../src/modules/tours/tour.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDestination } from './support/content.js';
import { makeEvent, makeTour, orderBody, tokenOf } from './support/factories.js';
import { absoluteUrl } from './support/absolute-url.js';

const COVER = 'https://pictures.example/cover.jpg';

describe('Tours', () => {
  let product: TestApp;
  let admin: string;
  let staff: string;

  beforeAll(async () => {
    product = await startApp({ MEDIA_HOSTS: 'https://pictures.example' });
    admin = await tokenOf(product.dataSource, product.api, 'admin');
    staff = await tokenOf(product.dataSource, product.api, 'user');
  });
  afterAll(() => product.close());

  const create = (fields: object) =>
    product.api.post('/tours/create', { title: 'Made tour', image: COVER, ...fields }, { token: staff });

  it('returns one with the fields of rules/content 4', async () => {
    const tour = await makeTour(product.dataSource);
    const { body } = await product.api.get(`/tours/${tour.slug}`);
    expect(body).toEqual({
      tours: {
        id: tour.id,
        title: tour.title,
        slug: tour.slug,
        toursBody: '<p>A tour.</p>',
        authorId: null,
        image: absoluteUrl('/media/tour.svg'),
        location: 'Kigali',
        price1: 100,
        price2: 180,
        price3: 0,
        price4: 320.5,
        price5: 390,
        departureTime: '06:00',
        tips: ['No'],
        includes: ['No'],
        excludes: ['No'],
        itenerary: [{ day: 1, title: 'Day one', body: '<p>Walk.</p>' }],
        isPublished: true,
        createdAt: tour.createdAt.toISOString(),
        updatedAt: tour.updatedAt.toISOString(),
        // In addition to the fields of rules/content 4: how it is sold, with the defaults (rules/prices 1).
        saleMode: 'any-date',
        seasons: [],
        largeGroups: [],
        leadDays: 0,
        travellerTypes: [],
        extras: [],
        terms: null,
        asksTravellers: false,
        destinationIds: [],
        advice: null,
        gallery: [],
      },
    });
  });

  it('stores how it is sold, and reports all errors in it (rules/prices 3 to 6, rules/money 1)', async () => {
    const sale = {
      saleMode: 'departures',
      seasons: [
        {
          name: 'High',
          from: '2038-06-01',
          to: '2038-09-30',
          price1: 0,
          price2: 600.5,
          price3: 0,
          price4: 0,
          price5: 0,
        },
      ],
      largeGroups: [{ from: 6, to: 12, pricePerPerson: 80 }],
      travellerTypes: [{ code: 'child', label: 'Child', minAge: 3, maxAge: 12, percent: -50 }],
      extras: [{ code: 'permit', label: 'Permit', category: 'permit', price: 1500, per: 'person', required: true }],
      terms: { depositPercent: 30, cancellation: [{ daysBefore: 30, chargePercent: 50 }] },
    };
    const { body: created } = await create(sale);
    expect(created.tours).toMatchObject(sale);
    const { slug } = created.tours as { slug: string };
    const update = (fields: object) => product.api.put(`/tours/update/${slug}`, fields, { token: admin });
    // Replaced as a whole, kept if left out, and removed if emptied.
    const changed = await update({ title: 'Sold', terms: { holdHours: 24 }, extras: [], seasons: null, saleMode: '' });
    expect(changed.body.tours).toMatchObject({ ...sale, seasons: [], extras: [], terms: { holdHours: 24 } });
    expect(changed.body.tours.terms).not.toHaveProperty('depositPercent');
    await product.api.put(`/tours/publish/${slug}`, { isPublished: true }, { token: admin });
    const { body } = await product.api.get(`/tours/${slug}`);
    expect(body.tours).toMatchObject({
      saleMode: 'departures',
      largeGroups: sale.largeGroups,
      terms: { holdHours: 24 },
    });
    const { body: listed } = await product.api.get('/tours');
    expect(listed.tours.find((one: { slug: string }) => one.slug === slug)).not.toHaveProperty('seasons');
    const wrong = await update({
      saleMode: 'auction',
      seasons: 'High',
      extras: [{ ...sale.extras[0], price: -1, per: 'week' }],
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body.Errors.toSorted()).toEqual([
      'Extra: per must be one of: person, booking, day, person-day, unit',
      'Extra: price cannot be negative',
      'Sale mode must be one of: any-date, departures, enquiry',
      'Seasons must be a list',
    ]);
  });

  it('stores its destinations, in the order of the trip', async () => {
    const [first, second] = [await makeDestination(product.dataSource), await makeDestination(product.dataSource)];
    const tour = await makeTour(product.dataSource);
    const save = async (destinationIds: unknown) => {
      const { status, body } = await product.api.put(
        `/tours/update/${tour.slug}`,
        { destinationIds },
        { token: admin },
      );
      return status === 200 ? body.tours.destinationIds : [status, body.Errors];
    };
    expect(await save([second.id, first.id, second.id])).toEqual([second.id, first.id]);
    // The id of a deleted or unknown one is ignored.
    expect(await save([randomUUID(), first.id])).toEqual([first.id]);
    expect(await save(['lake-kivu'])).toEqual([400, ['Destinations must be a list of ids']]);
    expect(await save(Array.from({ length: 31 }, () => randomUUID()))).toEqual([
      400,
      ['A tour can lead to at most 30 destinations'],
    ]);
    expect((await product.api.get(`/tours/${tour.slug}`)).body.tours.destinationIds).toEqual([first.id]);
    expect(await save(null)).toEqual([]);
  });

  it('stores a gallery in its order, and reports all errors in it', async () => {
    const { body: created } = await create({});
    const { slug } = created.tours as { slug: string };
    const save = (gallery: unknown) => product.api.put(`/tours/update/${slug}`, { gallery }, { token: admin });
    const one = { url: absoluteUrl('/media/blogs/one.jpg'), alt: 'A silverback', focus: 'top-left' };
    const two = { url: 'https://pictures.example/two.jpg', alt: 'Tea fields', focus: 'center' };
    const { body: saved } = await save([{ ...two, focus: '' }, one]);
    expect(saved.tours.gallery).toEqual([two, one]);
    const { gallery } = await product.dataSource.getRepository(Tour).findOneByOrFail({ slug });
    expect(gallery?.[1]?.url).toBe('/media/blogs/one.jpg');
    // An update by a deployed client does not change it.
    const { body: renamed } = await product.api.put(`/tours/update/${slug}`, { title: 'Renamed' }, { token: admin });
    expect(renamed.tours.gallery).toEqual([two, one]);
    await product.api.put(`/tours/publish/${slug}`, { isPublished: true }, { token: admin });
    expect((await product.api.get(`/tours/${slug}`)).body.tours.gallery).toEqual([two, one]);
    const { body: listed } = await product.api.get('/tours');
    expect(listed.tours.find((tour: { slug: string }) => tour.slug === slug)).not.toHaveProperty('gallery');
    const problems = async (sent: unknown) => {
      const { status, body } = await save(sent);
      return [status, ...(body.Errors as string[]).toSorted()];
    };
    expect(await problems([{ url: 'javascript:alert(1)', alt: ' ', focus: 'middle' }])).toEqual([
      400,
      'Gallery: description is required',
      'Gallery: each picture must be the address of an uploaded file',
      `Gallery: focus must be one of: ${FOCAL_POINTS.join(', ')}`,
    ]);
    expect(await problems([one, one])).toEqual([400, 'The gallery shows a picture twice']);
    const many = Array.from({ length: 13 }, (_, place) => ({ ...two, url: `https://pictures.example/${place}.jpg` }));
    expect(await problems(many)).toEqual([400, 'The gallery can have at most 12 pictures']);
    expect((await save(null)).body.tours.gallery).toEqual([]);
  });

  it('returns the newest five published ones (rules/api 10)', async () => {
    for (let day = 1; day <= 7; day++) {
      const createdAt = new Date(Date.UTC(2040, 0, day));
      await makeTour(product.dataSource, { title: `Fifth ${day}`, createdAt, isPublished: day !== 6 });
    }
    const { body } = await product.api.get('/tours/five', { token: staff });
    expect(body.tours.map(({ title }: { title: string }) => title)).toEqual(
      [7, 5, 4, 3, 2].map((day) => `Fifth ${day}`),
    );
  });

  it('needs a cover (rules/content 4)', async () => {
    for (const image of [undefined, '', null, []]) {
      const { status, body } = await create({ image });
      expect(status).toBe(400);
      expect(body.Errors).toEqual(['Please upload blog Cover image to cloud!']);
    }
    const { body } = await create({ image: 'javascript:alert(1)' });
    expect(body.Errors).toEqual(['Cover image must be the address of an uploaded file']);
  });

  it('starts with the defaults of rules/content 4: no prices, "No" in its lists, no itinerary', async () => {
    for (const empty of [
      {},
      { tips: [], includes: '', excludes: null, itenerary: [{ day: '', title: '', body: '' }] },
    ]) {
      const { body } = await create(empty);
      expect(body.tours).toMatchObject({
        location: '',
        departureTime: '',
        price1: 0,
        price5: 0,
        tips: ['No'],
        includes: ['No'],
        excludes: ['No'],
        itenerary: [],
      });
    }
  });

  it('accepts prices as numbers, as text, or empty (rules/api 2)', async () => {
    const { body } = await create({ price1: '900', price2: 1620.5, price3: '', price4: null });
    expect(body.tours).toMatchObject({ price1: 900, price2: 1620.5, price3: 0, price4: 0, price5: 0 });
    for (const price1 of [-1, 'a lot', 1.005, '1e3', [5], true, 1_000_001]) {
      const refused = await create({ price1 });
      expect(refused.status).toBe(400);
      expect(refused.body.Errors[0]).toMatch(/^Price for 1 /);
    }
  });

  it('accepts lists of lines, and one line as a list', async () => {
    const { body } = await create({ tips: [' Hat ', '', 'Boots'], includes: 'Permit', excludes: ['Flights'] });
    expect(body.tours).toMatchObject({ tips: ['Hat', 'Boots'], includes: ['Permit'], excludes: ['Flights'] });
    const { slug } = body.tours as { slug: string };
    const { body: updated } = await product.api.put(
      `/tours/update/${slug}`,
      { tips: ['One'], includes: [] },
      { token: admin },
    );
    expect(updated.tours).toMatchObject({ tips: ['One'], includes: ['No'], excludes: ['Flights'] });
    expect((await create({ tips: [{ line: 1 }] })).body.Errors).toEqual(['Tips must be lines of text']);
    expect((await create({ tips: { line: 1 } })).body.Errors).toEqual(['Tips must be a list']);
  });

  it('loses its price, place or text if an update clears it (rules/api 3)', async () => {
    const { slug } = await makeTour(product.dataSource, { price3: 250, tips: ['Hat'] });
    const emptied = { price1: '', price2: 0, price3: ' ', price4: null, price5: '400', location: '', toursBody: '' };
    const fields = { ...emptied, departureTime: null, tips: '' };
    const { body } = await product.api.put(`/tours/update/${slug}`, fields, { token: admin });
    const kept = { price1: 0, price2: 0, price3: 0, price4: 0, price5: 400, location: '', toursBody: '' };
    const left = { ...kept, departureTime: '', tips: ['No'], includes: ['No'], image: absoluteUrl('/media/tour.svg') };
    expect(body.tours).toMatchObject(left);
    expect((await product.api.get(`/tours/${slug}`)).body.tours).toMatchObject(left);
  });

  it('stores the itinerary day by day as sent; days without a number continue the count (rules/content 4, rules/api 10)', async () => {
    const itenerary = [
      { day: '1', title: 'Arrive', body: '<p>Rest.</p>' },
      { title: 'Walk', body: 'Up < down' },
      { day: 5, title: '', body: '<p>Leave.</p>', night: 'dropped' },
      { day: 'Day 6 – 7', title: 'Rest', body: '' },
    ];
    const { body } = await create({ itenerary });
    expect(body.tours.itenerary).toEqual([
      { day: '1', title: 'Arrive', body: '<p>Rest.</p>' },
      { day: 2, title: 'Walk', body: 'Up &lt; down' },
      { day: 5, title: '', body: '<p>Leave.</p>' },
      { day: 'Day 6 – 7', title: 'Rest', body: '' },
    ]);
    const { slug } = body.tours as { slug: string };
    const shorter = { itenerary: [{ day: 1, title: 'Only', body: '' }] };
    await product.api.put(`/tours/update/${slug}`, shorter, { token: admin });
    const { body: read } = await product.api.get(`/tours/${slug}`, { token: staff });
    expect(read.tours.itenerary).toEqual(shorter.itenerary);
    for (const wrong of [
      'Day 1',
      ['Day 1'],
      [{ day: 'x'.repeat(61), title: 'x' }],
      [{ day: 'a\nb', title: 'x' }],
      [{ day: -1, title: 'x' }],
      [null],
      5,
    ]) {
      expect((await create({ itenerary: wrong })).status).toBe(400);
    }
    const long = Array.from({ length: 40 }, (_, day) => ({ day: day + 1, title: 'x', body: 'y'.repeat(2_000) }));
    expect((await create({ itenerary: long })).body.Errors[0]).toMatch(/^The itinerary is too long/);
  });

  it('does not change its orders when it is deleted, and says how many are open (rules/content 8, rules/orders 5)', async () => {
    const tour = await makeTour(product.dataSource);
    const orders = product.dataSource.getRepository(Order);
    const order = async (fields: object) => {
      const { id } = (await product.api.post('/order', orderBody(tour.id))).body.order;
      await orders.update({ id }, fields);
      return id as string;
    };
    const kept = await order({ status: 'PENDING' });
    await order({ status: 'PAID' });
    await order({ status: 'PAID', travelDate: addDays(today(), -2), endDate: addDays(today(), -2) });
    await order({ status: 'APPROVED', needDate: new Date(0) });
    await order({ status: 'CANCELLED' });
    const { body: shown } = await product.api.get(`/admin/tours/${tour.slug}`, { token: admin });
    expect(shown.openOrders).toBe(3);
    const { status, body } = await product.api.delete(`/tours/delete/${tour.slug}`, { token: admin });
    expect([status, body.message]).toEqual([200, 'The tour has been deleted. 3 open bookings have been kept.']);
    expect(await orders.findOneByOrFail({ id: kept })).toMatchObject({ itemTitle: tour.title, status: 'PENDING' });

    const event = await makeEvent(product.dataSource);
    const booked = orderBody(event.id, { itemType: 'event', amount: 50, email: 'of.event@example.org' });
    expect((await product.api.post('/order', booked)).body.message).toMatch(/received/);
    const { body: gone } = await product.api.delete(`/events/${event.slug}`, { token: admin });
    expect(gone.message).toBe('The event has been deleted. 1 open booking has been kept.');
  });
});
