import { routesOf } from './support/routes.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDestination, makePublication } from './support/content.js';
import { makeEvent, makeTour, tokenOf } from './support/factories.js';

/** This response never ends. */
const STREAM = '/api/admin/live';
const ANYONE = 'public, max-age=0, must-revalidate';

describe('What the edge may keep of the API (rules/operating 4)', () => {
  let product: TestApp;
  let staff: string;
  /** The public GET routes with a request to each, and the tags by which writes purge them. */
  let table: [path: string, tags: string][];

  beforeAll(async () => {
    // A CDN is allowed to cache only if it can be told of changes.
    product = await startApp({ CDN_PURGE_URL: 'http://127.0.0.1:9/purge' });
    staff = await tokenOf(product.dataSource, product.api, 'user');
    const [tour, destination, event, publication] = await Promise.all([
      makeTour(product.dataSource),
      makeDestination(product.dataSource),
      makeEvent(product.dataSource),
      makePublication(product.dataSource),
    ]);
    table = [
      ['/tours', 'tours'],
      ['/tours/five', 'tours'],
      [`/tours/${tour.slug}`, `tour:${tour.slug}`],
      ['/news', 'destinations, comments, destination-views'],
      ['/news/five', 'destinations, comments, destination-views'],
      [`/news/${destination.slug}`, `destination:${destination.slug}, comments, destination-views`],
      ['/events', 'events'],
      [`/events/${event.slug}`, `event:${event.slug}`],
      [`/events/${event.slug}/calendar`, `event:${event.slug}`],
      ['/publications', 'publications'],
      [`/publications/${publication.id}`, 'publications'],
      [`/comments/${destination.slug}/news`, 'comments, destinations'],
      [`/comments/${tour.slug}/tours`, 'comments, tours'],
    ];
  });
  afterAll(() => product.close());

  const headersOf = async (path: string, token?: string) => {
    const { statusCode, headers } = await product.app.inject({
      method: 'GET',
      url: `/api${path}`,
      headers: token ? { token } : {},
    });
    return { status: statusCode, headers };
  };

  it('is every public response, with the tags that purge it and an ETag; responses to staff are not kept', async () => {
    for (const [path, tags] of table) {
      const { status, headers } = await headersOf(path);
      expect([path, status, headers['cache-tag'], headers['cache-control'], headers['cdn-cache-control']]).toEqual([
        path,
        200,
        tags,
        ANYONE,
        'public, max-age=86400',
      ]);
      expect(headers.vary).toMatch(/token, authorization/);
      // Streamed responses have none.
      if (!path.endsWith('/calendar')) expect(headers.etag).toBeDefined();
      const { headers: forStaff } = await headersOf(path, staff);
      expect([path, forStaff['cache-control'], forStaff['cache-tag']]).toEqual([path, 'no-store', undefined]);
    }
  });

  it('is neither an error nor a URL that breaks the header', async () => {
    for (const path of ['/tours/nothing', '/news/a%2C%20tours%0Ab', '/events/nothing/calendar']) {
      const { headers } = await headersOf(path);
      expect([path, headers['cache-control'], headers['cache-tag']]).toEqual([path, 'no-store', undefined]);
    }
  });

  it('is nothing else: every other GET route forbids keeping its response', async () => {
    const kept = /^\/api\/(tours|news|events|publications|comments)(\/|$)/;
    const others = routesOf(product.app).filter(
      ({ method, path }) =>
        method === 'GET' &&
        path !== STREAM &&
        path.startsWith('/api/') &&
        !path.startsWith('/api/docs') &&
        !kept.test(path),
    );
    expect(others.length).toBeGreaterThan(20);
    for (const { path } of others) {
      const { headers } = await headersOf(path.slice('/api'.length).replace(/:\w+/g, 'x'), staff);
      expect([path, headers['cache-control']]).toEqual([path, expect.stringMatching(/no-(store|cache)/)]);
    }
  });
});
