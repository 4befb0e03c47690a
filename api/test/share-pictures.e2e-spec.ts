// Holds rules/site 12.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { MediaUrls } from '../src/common/rich-text/media-urls.js';
import { readCompany } from '@imisozi/core/company';
import { Tour } from '../src/modules/tours/tour.entity.js';
import type { TourView } from '../src/modules/tours/dto/tour.view.js';
import { sharePicturePaths } from '../src/modules/share-pictures/share-picture.paths.js';
import { startApp, type TestApp } from './support/app.js';
import { makeEvent, makeTour, tokenOf } from './support/factories.js';
import { absoluteUrl } from './support/absolute-url.js';

const MAX_BYTES = 300_000;

describe('Pictures for shared links', () => {
  let product: TestApp;
  const paths = sharePicturePaths(readCompany({}), new MediaUrls({ PUBLIC_URL: absoluteUrl('') }));

  beforeAll(async () => {
    product = await startApp();
  });
  afterAll(() => product.close());

  const get = (url: string) => product.app.inject({ method: 'GET', url });
  /** A published tour as pages see it: they take the picture's path from the API's view. */
  const shownTour = async (fields: Parameters<typeof makeTour>[1] = {}): Promise<TourView> => {
    const { slug } = await makeTour(product.dataSource, fields);
    return (await product.api.get(`/tours/${slug}`)).body.tours;
  };
  const kept = () => readdir(product.env.dataPath('share-pictures'));

  it('are PNG of 1200 by 630 below 300 kB, for every kind and for the whole site, cacheable for ever', async () => {
    const { slug } = await makeEvent(product.dataSource, {
      title: 'Umuganura wâ Rwanda: fête de la moisson à l’abri, déjà 20 ans — with a title that goes on and on and on',
    });
    const event = (await product.api.get(`/events/${slug}`)).body.data;
    for (const path of [paths.site(), paths.tour(await shownTour()), paths.event(event)]) {
      const answer = await get(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('image/png');
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.rawPayload.length).toBeLessThan(MAX_BYTES);
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    }
  });

  it('stay below 300 kB for the picture that compresses worst: noise', async () => {
    const noise = await sharp({
      create: { width: 800, height: 800, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    } as never)
      .jpeg({ quality: 95 })
      .toBuffer();
    await mkdir(product.env.dataPath('media'), { recursive: true });
    await writeFile(product.env.dataPath('media', 'noise.jpg'), noise);
    const tour = await shownTour({ image: '/media/noise.jpg' });
    const plain = await shownTour({ title: tour.title, image: '' });
    const [noisy, hills] = await Promise.all([get(paths.tour(tour)), get(paths.tour(plain))]);
    expect(noisy.rawPayload.length).toBeLessThan(MAX_BYTES);
    expect(noisy.rawPayload.equals(hills.rawPayload)).toBe(false);
  });

  it('are drawn without the record’s own picture if it is missing, broken or on another host', async () => {
    await writeFile(product.env.dataPath('media', 'broken.jpg'), 'no picture at all');
    for (const image of [
      '/media/none.jpg',
      '/media/broken.jpg',
      '/media/%2e%2e/app.sqlite',
      'https://pictures.example/x.png',
    ]) {
      const tour = await shownTour({ image });
      expect([image, (await get(paths.tour(tour))).statusCode]).toEqual([image, 200]);
    }
  });

  it('get another URL when their content changes, and the previous file is deleted', async () => {
    const tour = await shownTour();
    const before = paths.tour(tour);
    await get(before);
    await product.dataSource.getRepository(Tour).update({ id: tour.id }, { price2: 4_321 });
    const after = paths.tour({ ...tour, price2: 4_321 });
    const moved = await get(before);
    expect(moved.statusCode).toBe(302);
    expect(moved.headers.location).toBe(after);
    expect(moved.headers['cache-control']).not.toContain('immutable');
    await get(after);
    expect((await kept()).filter((name) => name.startsWith(`tour-${tour.slug}.`))).toEqual([
      after.slice('/og/'.length),
    ]);
  });

  it('are in the language of the page, each stored beside the others', async () => {
    const token = await tokenOf(product.dataSource, product.api, 'admin');
    const tour = await makeTour(product.dataSource, { title: 'Two lakes', price1: 1_980 });
    const path = `/admin/translations/tours/${tour.id}/fr`;
    const { body: now } = await product.api.get(path, { token });
    const [title] = (now.texts as { key: string; revision: string }[]).filter(({ key }) => key === 'title');
    const texts = [{ key: 'title', text: 'Deux lacs', sourceRevision: title!.revision }];
    expect((await product.api.put(path, { version: now.version, texts }, { token })).status).toBe(200);
    const english: TourView = (await product.api.get(`/tours/${tour.slug}`)).body.tours;
    const french: TourView = (await product.api.get(`/tours/${tour.slug}?language=fr`)).body.tours;
    const others = (['sw', 'rw', 'ar'] as const).map((language) => paths.tour(english, language));
    const named = [paths.tour(english), paths.tour(french, 'fr'), ...others];
    expect(named[1]).toMatch(new RegExp(`/og/tour-${tour.slug}\\.fr\\.[0-9a-f]{16}\\.png$`));
    const drawn = await Promise.all(named.map(get));
    expect(drawn.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(drawn.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(5);
    const files = (await kept()).filter((name) => name.startsWith(`tour-${tour.slug}.`));
    expect(files.toSorted()).toEqual(named.map((one) => one.slice('/og/'.length)).toSorted());
    // The title in the URL's hash is not the one that is drawn.
    const stale = await get(paths.tour(english, 'fr'));
    expect([stale.statusCode, stale.headers.location]).toEqual([302, named[1]]);
    for (const wrong of ['en', 'xx']) {
      const { statusCode, headers } = await get(`/og/tour-${tour.slug}.${wrong}.0123456789abcdef.png`);
      expect([wrong, statusCode, headers.location]).toEqual([wrong, 404, undefined]);
    }
  });

  it('are drawn once for simultaneous requests', async () => {
    const tour = await shownTour();
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(paths.tour(tour))));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await kept()).some((name) => name.endsWith('.part'))).toBe(false);
  });

  it('are drawn even if they cannot be stored', async () => {
    const other = await startApp();
    try {
      await writeFile(other.env.dataPath('share-pictures'), 'a file where the folder should be');
      const { statusCode } = await other.app.inject({ method: 'GET', url: paths.site() });
      expect(statusCode).toBe(200);
    } finally {
      await other.close();
    }
  });

  it('do not exist for records that are not public, and for invalid names', async () => {
    const draft = await makeTour(product.dataSource, { isPublished: false });
    const unapproved = await makeEvent(product.dataSource, { isApproved: false });
    for (const path of [
      paths.tour(draft),
      paths.event(unapproved),
      '/og/tour-nothing.0123456789abcdef.png',
      '/og/tour.0123456789abcdef.png',
      '/og/site-x.0123456789abcdef.png',
      '/og/..%2f..%2fapp.sqlite',
      '/og/x.png',
    ]) {
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
    }
  });
});
