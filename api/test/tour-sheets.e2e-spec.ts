import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { extractText } from 'unpdf';
import { TourSheetsService } from '../src/modules/tour-sheets/tour-sheets.service.js';
import { ToursService } from '../src/modules/tours/tours.service.js';
import { Tour } from '../src/modules/tours/tour.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDestination } from './support/content.js';
import { makeTour, tokenOf } from './support/factories.js';

const LONG = 'Gahinga-Muhabura ';
/** Longer than any page: the maximum that staff may write, and more. */
const MAXIMAL = {
  slug: 'a-tour-with-all-that-can-be-said',
  title: LONG.repeat(20).slice(0, 200),
  location: LONG.repeat(20).slice(0, 200),
  departureTime: LONG.repeat(20).slice(0, 200),
  toursBody: `<p>${LONG.repeat(3_000)}</p>`,
  itinerary: Array.from({ length: 60 }, (_, day) => ({ day: day + 1, title: LONG.repeat(12), body: '' })),
  includes: Array.from({ length: 50 }, () => LONG.repeat(30)),
  excludes: Array.from({ length: 50 }, () => 'W'.repeat(500)),
  largeGroups: [{ from: 6, to: 8, pricePerPerson: 100 }],
};

describe('The sheet of a tour, a PDF of one page', () => {
  let product: TestApp;
  beforeAll(async () => {
    product = await startApp();
  });
  afterAll(() => product.close());

  async function sheet(slug: string, query = '', headers: Record<string, string> = {}) {
    const answer = await product.app.inject({ url: `/api/tours/${slug}/sheet${query}`, headers });
    if (answer.statusCode !== 200) return { answer, text: '', pages: 0 };
    const { text, totalPages } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
    return { answer, text: text.replaceAll(/\s+/g, ' '), pages: totalPages };
  }

  it('says what the tour is, which places it visits, what it costs and includes, and how to book it', async () => {
    const place = await makeDestination(product.dataSource, { title: 'Lake Burera' });
    const draft = await makeDestination(product.dataSource, { title: 'Secret Valley', isPublished: false });
    const { slug } = await makeTour(product.dataSource, {
      title: 'Two lakes and a volcano',
      toursBody: '<p>By canoe &amp; on foot.</p>',
      location: 'Musanze',
      destinationIds: [place.id, draft.id],
      includes: ['Canoe and guide'],
      itinerary: [
        { day: 1, title: 'Over the ridge', body: '<p>A long text.</p>' },
        { day: 'Day 2', title: 'Across the water', body: '' },
      ],
    });
    const { answer, text, pages } = await sheet(slug);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      etag: expect.any(String),
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(String(answer.headers['cache-tag'])).toContain(`tour:${slug}`);
    expect(pages).toBe(1);
    for (const said of [
      'Two lakes and a volcano',
      '2 days',
      'Musanze',
      'By canoe & on foot.',
      'This tour takes you to Lake Burera.',
      'Day 1: Over the ridge',
      'Day 2: Across the water',
      '1 person',
      '$320.50',
      'Canoe and guide',
      `/tour/${slug}`,
      'The whole price is due when you book.',
      'If you cancel: until 6 days before travel: nothing is charged',
      'How to book',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('Secret Valley');
    // An empty list of the API says "No" (rules/content 4, rules/site 12).
    expect(text).not.toMatch(/NOT INCLUDED/);
  });

  it('stays one page however long its texts are, and says where to read the rest', async () => {
    const { slug } = await makeTour(product.dataSource, MAXIMAL);
    const { text, pages } = await sheet(slug);
    expect(pages).toBe(1);
    expect(text).toMatch(/\d+ more days: see the page of this tour/);
    expect(text).toMatch(/and \d+ more, on the page of this tour/);
    expect(text).toContain('Other prices for seasons or larger groups');
    expect(text).toContain(`/tour/${slug.slice(0, 20)}`);
  });

  it('is in the language that is asked for, with a link to the page in it', async () => {
    const { slug } = await makeTour(product.dataSource);
    const french = await sheet(slug, '?language=fr');
    expect(french.text).toContain('Comment réserver');
    expect(french.text).toContain('Si vous annulez : ');
    expect(french.text).toContain(`/fr/tour/${slug}`);
    const swahili = await sheet(slug, '?language=sw');
    expect(swahili.text).toContain('Jinsi ya kuweka nafasi');
    expect(swahili.text).toContain(`/sw/tour/${slug}`);
    const arabic = await sheet(slug, '?language=ar');
    expect(arabic.text).toContain('كل التفاصيل والمواعيد');
    expect(arabic.pages).toBe(1);
    expect(arabic.text).toContain(`/ar/tour/${slug}`);
    expect((await sheet(slug, '?language=xx')).answer.statusCode).toBe(400);
  });

  it('shows the picture of the tour, and is drawn even without one', async () => {
    await mkdir(product.env.dataPath('media'), { recursive: true });
    const noise = { width: 900, height: 700, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } };
    const picture = await sharp({ create: noise } as never)
      .png()
      .toBuffer();
    await writeFile(product.env.dataPath('media', 'sheet.png'), picture);
    const shown = await sheet((await makeTour(product.dataSource, { image: '/media/sheet.png' })).slug);
    const none = await sheet((await makeTour(product.dataSource, { image: '/media/none.png' })).slug);
    expect(shown.answer.rawPayload.length).toBeGreaterThan(none.answer.rawPayload.length + 50_000);
    expect(none.pages).toBe(1);
  });

  it('has the same bytes for the whole day, so that a repeated request gets a 304', async () => {
    const { slug } = await makeTour(product.dataSource);
    const [first, again] = [await sheet(slug), await sheet(slug)];
    expect(again.answer.rawPayload.equals(first.answer.rawPayload)).toBe(true);
  });

  it('changes with the tour, and does not exist for a draft', async () => {
    const token = await tokenOf(product.dataSource, product.api, 'admin');
    const { slug, id } = await makeTour(product.dataSource);
    await product.api.put(`/tours/update/${slug}`, { location: 'Nyungwe forest' }, { token });
    expect((await sheet(slug)).text).toContain('Nyungwe forest');
    await product.dataSource.getRepository(Tour).update(id, { isPublished: false });
    expect((await sheet(slug)).answer.statusCode).toBe(404);
  });

  it('is refused while too many are being drawn, and drawn later', async () => {
    const { slug } = await makeTour(product.dataSource);
    const service = product.app.get(TourSheetsService);
    // All of them at the same moment, however long a database takes.
    const tours = product.app.get(ToursService);
    const found = jest.spyOn(tours, 'get').mockResolvedValue(await tours.get(slug, 'public'));
    const drawn = await Promise.allSettled(Array.from({ length: 30 }, () => service.draw(slug, 'en')));
    const refused = drawn.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(10);
    found.mockRestore();
    expect((await service.draw(slug, 'en')).length).toBeGreaterThan(1_000);
  });
});
