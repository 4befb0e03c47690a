// Holds rules/site 11.
import { addDays, today } from '@imisozi/core/kigali-time';
import type { DataSource } from 'typeorm';
import { Review } from '../src/modules/reviews/review.entity.js';
import type { ProductFeed } from '../src/modules/things-to-do/product-feed.js';
import { ThingsToDoService } from '../src/modules/things-to-do/things-to-do.service.js';
import { Tour } from '../src/modules/tours/tour.entity.js';
import { ToursService } from '../src/modules/tours/tours.service.js';
import { absoluteUrl } from './support/absolute-url.js';
import { startApp, type TestApp } from './support/app.js';
import { Clock } from './support/clock.js';
import { makeDestination, makeReview } from './support/content.js';
import { makeDeparture, makeTour, orderBody, tokenOf } from './support/factories.js';
import { countQueries } from './support/queries.js';

type Product = ProductFeed['products'][number];
type Texts = Product['title'];

/** Each text in English first, and at most once per language. */
function expectLocalized({ localized_texts: texts }: Texts): void {
  expect(texts[0]!.language_code).toBe('en');
  expect(new Set(texts.map(({ language_code: code }) => code)).size).toBe(texts.length);
  for (const { text } of texts) expect(text.length).toBeGreaterThan(0);
}

/** The properties of a product and its options that Google's reference of the product feed requires. */
function expectComplete({ id, title, description, options }: Product): void {
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expectLocalized(title);
  for (const { text } of title.localized_texts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(150);
  if (description) expectLocalized(description);
  expect(options.length).toBeGreaterThan(0);
  for (const option of options) {
    expect(option.id).not.toBe('');
    expectLocalized(option.title);
    expect(new URL(option.landing_page.url).origin).toBe(new URL(absoluteUrl('/')).origin);
    expect(option.price_options.length).toBeGreaterThan(0);
    for (const { id: price, title: name, price: money } of option.price_options) {
      expect([price, name].every((text) => text.length > 0)).toBe(true);
      expect(money.currency_code).toBe('USD');
      expect(Number.isInteger(money.units) && Number.isInteger(money.nanos)).toBe(true);
      expect(money.units).toBeGreaterThan(0);
    }
  }
}

describe('The feed for Google’s Things to do', () => {
  let product: TestApp;
  let token: string;
  let dataSource: DataSource;

  beforeAll(async () => {
    product = await startApp();
    ({ dataSource } = product);
    token = await tokenOf(dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  const get = () => product.app.inject({ url: '/things-to-do.json' });
  const turn = (thingsToDo: boolean | null) => product.api.put('/admin/settings', { thingsToDo }, { token });
  /**
   * The current feed: factories write directly to the database, which does not purge the feed, but saving a setting
   * does.
   */
  const read = async () => {
    await turn(true);
    return (await get()).json<ProductFeed>();
  };
  const find = async (slug: string) =>
    (await read()).products.find(({ options }) => options[0]!.landing_page.url.endsWith(`/tour/${slug}`));

  const translate = async (tourId: string, french: Readonly<Record<string, string>>) => {
    const path = `/admin/translations/tours/${tourId}/fr`;
    const { body: now } = await product.api.get(path, { token });
    const revisions = new Map((now.texts as { key: string; revision: string }[]).map((one) => [one.key, one.revision]));
    const texts = Object.entries(french).map(([key, text]) => ({ key, text, sourceRevision: revisions.get(key) }));
    expect((await product.api.put(path, { version: now.version, texts }, { token })).status).toBe(200);
  };

  it('is 404 until an admin switches it on, and again when it is off', async () => {
    expect((await get()).statusCode).toBe(404);
    expect((await turn(true)).body.thingsToDo).toBe(true);
    const answer = await get();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(String(answer.headers['cache-tag'])).toContain('settings');
    await turn(null);
    expect((await get()).statusCode).toBe(404);
    await turn(true);
  });

  it('contains everything required of a feed, its products and their options', async () => {
    await makeTour(dataSource, { title: 'Étape après étape '.repeat(11), price1: 99.5 });
    await makeTour(dataSource, { image: '/media/one.webp', includes: ['Canoe', 'Guide'], toursBody: '' });
    const { feed_metadata: metadata, products } = await read();
    expect(metadata).toEqual({ shard_id: 0, total_shards_count: 1, processing_instruction: 'PROCESS_AS_SNAPSHOT' });
    expect(products.length).toBeGreaterThanOrEqual(2);
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    for (const one of products) expectComplete(one);
  });

  it("contains the tour's texts, the price of the smallest group and the link to its page", async () => {
    const position = { latitude: -1.9441, longitude: 30.0619 };
    const place = await makeDestination(dataSource, { title: 'Lake Burera', position });
    const { slug } = await makeTour(dataSource, {
      price1: 0,
      price2: 180.25,
      image: '/media/one.webp',
      includes: ['Canoe'],
      destinationIds: [place.id],
    });
    const tour = (await find(slug))!;
    expect(tour.options[0]).toMatchObject({
      duration_sec: 86_400,
      price_options: [{ title: 'Group of 2 people', price: { currency_code: 'USD', units: 180, nanos: 250_000_000 } }],
      related_locations: [
        {
          location: { location: { place_info: { name: 'Lake Burera', coordinates: position } } },
          relation_type: 'RELATION_TYPE_RELATED_NO_ADMISSION',
        },
      ],
    });
    expect(tour.related_media).toEqual([{ url: absoluteUrl('/media/one.webp'), type: 'MEDIA_TYPE_PHOTO' }]);
    expect(tour.product_features[0]!.value.localized_texts[0]!.text).toBe('Canoe');
    expect(tour.operator.google_business_profile_name.localized_texts[0]!.text).toBe('Imisozi Safaris');
  });

  it('contains each language that a tour is translated to', async () => {
    const tour = await makeTour(dataSource, { title: 'Two lakes', includes: ['Canoe'] });
    await translate(tour.id, { title: 'Deux lacs', 'includes.0': 'Canoë' });
    const found = (await find(tour.slug))!;
    expect(found.title.localized_texts).toEqual([
      { language_code: 'en', text: 'Two lakes' },
      { language_code: 'fr', text: 'Deux lacs' },
    ]);
    expect(found.product_features[0]!.value.localized_texts[1]).toEqual({ language_code: 'fr', text: 'Canoë' });
  });

  it('pairs each line with its own translation, whatever was inserted before it since, without empty lines', async () => {
    const tour = await makeTour(dataSource, { includes: ['Canoe', 'Guide', 'Lunch'] });
    await translate(tour.id, { 'includes.0': 'Canoë', 'includes.1': 'Guide francophone' });
    await dataSource.getRepository(Tour).update(tour.id, { includes: ['', 'Boat', ' ', 'Guide', 'Canoe'] });
    const lines = (await find(tour.slug))!.product_features.map(({ value }) =>
      value.localized_texts.map(({ text }) => text),
    );
    expect(lines).toEqual([['Boat'], ['Guide', 'Guide francophone'], ['Canoe', 'Canoë']]);
  });

  it('leaves out what cannot be booked: drafts, tours without a price, on enquiry, or without a future departure', async () => {
    const draft = await makeTour(dataSource, { isPublished: false });
    const none = { price1: 0, price2: 0, price3: 0, price4: 0, price5: 0 };
    const free = await makeTour(dataSource, none);
    const asked = await makeTour(dataSource, { saleMode: 'enquiry' });
    const dated = await makeTour(dataSource, { saleMode: 'departures' });
    const open = await makeTour(dataSource, { saleMode: 'departures' });
    await makeDeparture(dataSource, open.id, { startDate: addDays(today(), 10), endDate: addDays(today(), 12) });
    for (const { slug } of [draft, free, asked, dated]) expect(await find(slug)).toBeUndefined();
    expect(await find(open.slug)).toBeDefined();
  });

  it('contains the stars of published reviews, and no rating without one', async () => {
    const tour = await makeTour(dataSource);
    const reviews = dataSource.getRepository(Review);
    for (const [status, stars] of [
      ['published', 5],
      ['published', 4],
      ['waiting', 1],
    ] as const) {
      const { body } = await product.api.post('/order', orderBody(tour.id, { people: 1, amount: 100 }));
      const { id } = await makeReview(dataSource, body.order.id);
      await reviews.update(id, { tourId: tour.id, status, stars });
    }
    const other = await makeTour(dataSource);
    expect((await find(tour.slug))!.rating).toEqual({ average_value: 4.5, rating_count: 2 });
    expect(await find(other.slug)).not.toHaveProperty('rating');
  });

  it('is made once a day for all requests, also after midnight', async () => {
    const things = product.app.get(ThingsToDoService);
    const catalogue = jest.spyOn(product.app.get(ToursService), 'catalogue');
    const clock = new Clock();
    try {
      await things.feed();
      clock.move(86_400_000);
      catalogue.mockClear();
      const feeds = await Promise.all([things.feed(), things.feed()]);
      expect(new Set([...feeds, await things.feed()]).size).toBe(1);
      expect(catalogue).toHaveBeenCalledTimes(1);
    } finally {
      clock.putBack();
      catalogue.mockRestore();
    }
  });

  it('takes the same few queries however many tours there are', async () => {
    const things = product.app.get(ThingsToDoService);
    const countOf = async () => {
      await turn(true);
      return countQueries(dataSource, () => things.feed());
    };
    const few = await countOf();
    await Promise.all(Array.from({ length: 20 }, () => makeTour(dataSource)));
    expect(few).toBeGreaterThan(0);
    expect(await countOf()).toBe(few);
  });
});
