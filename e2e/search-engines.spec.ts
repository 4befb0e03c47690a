import type { Page } from '@playwright/test';
import { adminToken, send } from './support/staff.js';
import { post } from './support/booking.js';
import { expect, test } from './support/test.js';

test.use({ demonstrationAlone: true });

/** The head of a page, as a search engine reads it. */
interface Head {
  readonly title: string;
  readonly canonical: string | null;
  readonly robots: string | null;
  readonly feed: string | null;
  readonly meta: Record<string, string>;
  /** The structured data, parsed. */
  readonly data: Record<string, unknown>[];
}

const HIDDEN = [
  '/pay',
  '/auth/login',
  '/auth/password/forgot',
  '/auth/password/new/some-token',
  '/auth/set-new-password/some-token',
  '/maillist/unsubcribe/some-id',
  '/myorder/some-id',
  '/no/such/page',
];

/** Fetches a page and parses it without running its scripts. */
async function headOf(page: Page, url: string): Promise<{ status: number; head: Head }> {
  const answer = await fetch(url);
  const html = await answer.text();
  const head = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const read = (selector: string, name: string) => parsed.querySelector(selector)?.getAttribute(name) ?? null;
    return {
      title: parsed.title,
      canonical: read('link[rel=canonical]', 'href'),
      robots: read('meta[name=robots]', 'content'),
      feed: read('link[rel=alternate][type="application/rss+xml"]', 'href'),
      meta: Object.fromEntries(
        [...parsed.querySelectorAll('meta[name], meta[property]')].map((meta) => [
          meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
          meta.getAttribute('content') ?? '',
        ]),
      ),
      data: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>,
      ),
    };
  }, html);
  return { status: answer.status, head };
}

/** Every path in the sitemap. */
async function sitemapPaths(url: string): Promise<string[]> {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>|<url><loc>([^<]+)<\/loc>/g)].map(
    ([, dated, plain]) => new URL((dated ?? plain)!).pathname,
  );
}

async function read<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T;
}

test('every page of the sitemap has its own title, description and canonical URL (rules/site 11)', async ({
  page,
  product,
}) => {
  const paths = await sitemapPaths(product.url);
  expect(paths.length).toBeGreaterThan(40);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of paths) {
    const { status, head } = await headOf(page, product.url + path);
    const { description = '' } = head.meta;
    expect(status, path).toBe(200);
    expect(head.title.length, path).toBeGreaterThanOrEqual(24);
    expect(head.title.length, path).toBeLessThanOrEqual(65);
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(60);
    expect(description.length, path).toBeLessThanOrEqual(160);
    expect(titles.get(head.title), path).toBeUndefined();
    expect(descriptions.get(description), path).toBeUndefined();
    titles.set(head.title, path);
    descriptions.set(description, path);
    expect(head.canonical).toBe(product.url + path);
    expect(head.robots, path).toBeNull();
    expect(head.feed).toBe('/rss.xml');
    expect(head.meta).toMatchObject({
      'og:url': product.url + path,
      'og:description': description,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:image': head.meta['og:image'],
    });
    expect(head.meta['og:image']).toMatch(new RegExp(`^${product.url}/og/[a-z0-9.-]+\\.[0-9a-f]{16}\\.png$`));
  }
});

test('personal pages and error pages stay out of search engines (rules/site 11, 13)', async ({ page, product }) => {
  for (const path of HIDDEN) {
    const { head } = await headOf(page, product.url + path);
    expect(head.robots, path).toBe('noindex');
    expect(head.canonical, path).toBeNull();
    expect(head.data, path).toEqual([]);
  }
});

test('two URLs of one page have the same canonical URL: /accomodation, /ticket', async ({ page, product }) => {
  const canonical = async (path: string) => (await headOf(page, product.url + path)).head.canonical;
  expect(await canonical('/accomodation')).toBe(`${product.url}/accommodation`);
  expect(await canonical('/ticket')).toBe(`${product.url}/airticket`);
  expect(await canonical('/tours/')).toBe(`${product.url}/tours`);
});

interface TripOffer {
  readonly price: number;
  readonly priceCurrency: string;
  readonly availability: string;
  readonly url: string;
  readonly eligibleQuantity: { readonly value: number };
  /** Per person. */
  readonly priceSpecification: { readonly price: number; readonly unitText: string };
  readonly itemOffered?: { readonly departureTime: string; readonly arrivalTime: string };
}

test("a tour's structured data offer what its page sells: group prices, or departures (rules/site 11)", async ({
  page,
  product: { url },
}) => {
  const { tours } = await read<{ tours: { slug: string; title: string }[] }>(`${url}/api/tours`);
  let dated = 0;
  for (const tour of tours) {
    const { tours: sold } = await read<{ tours: { saleMode: string } }>(`${url}/api/tours/${tour.slug}`);
    const { head } = await headOf(page, `${url}/tour/${tour.slug}`);
    const trip = head.data.find((one) => one['@type'] === 'TouristTrip') as { offers: TripOffer[] };
    const price = async (question: object) => {
      const { status, body } = await post(url, '/api/price', { tour: tour.slug, ...question });
      return status === 200 ? (body as { total: number }).total : 0;
    };
    for (const { price: asked, priceSpecification: each, eligibleQuantity } of trip.offers)
      expect(each).toMatchObject({ price: Math.round(asked / eligibleQuantity.value), unitText: 'person' });
    if (sold.saleMode === 'departures') {
      const { departures } = await read<{
        departures: { id: string; startDate: string; endDate: string; label: string }[];
      }>(`${url}/api/tours/${tour.slug}/departures`);
      expect(trip.offers.length).toBeGreaterThan(0);
      for (const [index, offered] of trip.offers.entries()) {
        const { id, startDate, endDate, label } = departures[index]!;
        expect(offered.url).toBe(`${url}/tour/${tour.slug}?departure=${id}`);
        expect(offered.itemOffered).toMatchObject({ departureTime: startDate, arrivalTime: endDate });
        const isSoldOut = ['full', 'closed'].includes(label);
        expect(offered.availability.endsWith('SoldOut'), label).toBe(isSoldOut);
        if (isSoldOut) continue;
        expect(offered.price).toBe(await price({ departureId: id, people: offered.eligibleQuantity.value }));
        dated += 1;
      }
    } else {
      const groups = [];
      for (const people of [1, 2, 3, 4, 5]) groups.push({ people, price: await price({ people }) });
      expect(
        trip.offers.map(({ price: asked, eligibleQuantity }) => ({ people: eligibleQuantity.value, price: asked })),
      ).toEqual(groups.filter(({ price: asked }) => asked > 0));
    }
    expect(head.data.find((data) => data['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2 }, { position: 3, name: tour.title }],
    });
  }
  expect(dated).toBeGreaterThan(2);
});

test("an event's structured data have its times in Kigali time (rules/site 11, rules/api 11)", async ({
  page,
  product,
}) => {
  const { data } = await read<{ data: { slug: string; startDate: string; price: number; endDate: string }[] }>(
    `${product.url}/api/events`,
  );
  for (const event of data) {
    const { head } = await headOf(page, `${product.url}/event/${event.slug}`);
    const said = head.data.find((one) => one['@type'] === 'Event') as Record<string, string> & { offers?: object };
    expect(said.startDate).toMatch(/\+02:00$/);
    expect(Date.parse(said.startDate!)).toBe(Math.floor(Date.parse(event.startDate) / 1000) * 1000);
    expect(said).toMatchObject({ location: { '@type': 'Place' }, organizer: { '@type': 'TravelAgency' } });
    if (Date.parse(event.endDate) > Date.now()) expect(said.offers).toMatchObject({ price: event.price });
    else expect(said.offers).toBeUndefined();
  }
});

test('the company, the questions and the destinations have structured data too', async ({ page, product }) => {
  const home = (await headOf(page, `${product.url}/`)).head;
  expect(home.data[0]).toMatchObject({
    '@type': 'TravelAgency',
    address: { streetAddress: 'KG 7 Avenue', addressLocality: 'Kigali', addressCountry: 'Rwanda' },
  });
  const faq = (await headOf(page, `${product.url}/faq`)).head;
  expect((faq.data[0] as { mainEntity: object[] }).mainEntity.length).toBeGreaterThan(5);
  const destination = (await headOf(page, `${product.url}/destination/lake-kivu`)).head;
  expect(destination.data[0]).toMatchObject({ '@type': 'NewsArticle', headline: 'Lake Kivu' });
  expect(destination.meta).toMatchObject({ 'og:type': 'article' });
});

test('a title cannot break out of the structured data, which the policy allows', async ({ page, product }) => {
  const title = '</script><script>document.title="broken"</script><!-- & "Lake"';
  const token = await adminToken(product.url);
  const { news } = await send<{ news: { slug: string } }>(product.url, 'POST', '/api/news/create', token, {
    title,
    newsBody: '<p>Hostile title.</p>',
    images: [`${product.url}/media/demo/lake.svg`],
  });
  const { slug } = news;
  await send(product.url, 'PUT', `/api/news/publish/${slug}`, token, { isPublished: true });
  try {
    // The fixture fails the test on any console message, also for a violation of the policy.
    await page.goto(`/destination/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await page.title()).toContain('</script>');
    const { head } = await headOf(page, `${product.url}/destination/${slug}`);
    expect(head.data.find((data) => data['@type'] === 'NewsArticle')).toMatchObject({ headline: title });
    const feed = await (await fetch(`${product.url}/rss.xml`)).text();
    expect(feed).toContain('&lt;/script&gt;');
    expect(feed).not.toContain('</script>');
  } finally {
    await send(product.url, 'DELETE', `/api/news/delete/${slug}`, token);
  }
});

test('robots.txt, the sitemap and the feed are well-formed and refer to each other', async ({ page, product }) => {
  const robots = await (await fetch(`${product.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  expect(robots).toContain('Disallow: /myorder/');
  expect(robots).not.toMatch(/Disallow: \/(og|media)/);
  for (const path of ['/sitemap.xml', '/rss.xml']) {
    const answer = await fetch(product.url + path);
    expect(answer.headers.get('content-type')).toMatch(/xml; charset=utf-8/);
    const wrong = await page.evaluate(
      (xml) => new DOMParser().parseFromString(xml, 'text/xml').querySelector('parsererror')?.textContent ?? '',
      await answer.text(),
    );
    expect(wrong, path).toBe('');
  }
  const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
  const { tours } = await read<{ tours: { slug: string; updatedAt: string }[] }>(`${product.url}/api/tours`);
  for (const { slug, updatedAt } of tours) {
    expect(sitemap).toMatch(
      new RegExp(`/tour/${slug}</loc><lastmod>${updatedAt}</lastmod><image:image><image:loc>${product.url}`),
    );
  }
  const feed = await (await fetch(`${product.url}/rss.xml`)).text();
  const { data } = await read<{ data: { title: string; status: boolean; category: string }[] }>(
    `${product.url}/api/publications`,
  );
  const shown = data.filter(({ status, category }) => status && ['publication', 'Press Release'].includes(category));
  expect(shown.length).toBeGreaterThan(0);
  const { news } = await read<{ news: object[] }>(`${product.url}/api/news`);
  expect(feed.match(/<item>/g)).toHaveLength(shown.length + news.length);
  expect(feed).toContain(`<atom:link href="${product.url}/rss.xml" rel="self"`);
});

test('llms.txt lists in plain text what is offered, with links', async ({ product }) => {
  const answer = await fetch(`${product.url}/llms.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  const { tours } = await read<{ tours: { slug: string; title: string }[] }>(`${product.url}/api/tours`);
  for (const { slug, title } of tours) expect(text).toContain(`- [${title}](${product.url}/tour/${slug}): `);
  const links = [...text.matchAll(/\]\((\S+)\)/g)].map(([, url]) => url!);
  expect(links.length).toBeGreaterThan(tours.length + 4);
  for (const url of links) expect((await fetch(url)).status, url).toBe(200);
});

test('security.txt says whom to tell about a hole, and for how long it says so (RFC 9116, rules/site 16)', async ({
  product,
}) => {
  const address = `${product.url}/.well-known/security.txt`;
  const answer = await fetch(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = (await answer.text()).trimEnd().split('\n');
  const fields = new Map(lines.map((line) => line.split(/: (.*)/) as [string, string]));
  expect(fields.size).toBe(lines.length);
  expect(Object.fromEntries(fields)).toEqual({
    Contact: expect.stringMatching(/^mailto:\S+@\S+$/),
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
    'Preferred-Languages': 'en, fr, sw, rw, ar',
    Canonical: address,
  });
  const daysLeft = (Date.parse(fields.get('Expires')!) - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(170);
  expect(daysLeft).toBeLessThan(365);
});

test('the preview image of a page is in its language', async ({ page, request }) => {
  const TOUR = '/tour/grand-circuit-of-rwanda-14-days';
  const pictureOf = async (path: string) => {
    await page.goto(path);
    return (await page.locator('meta[property="og:image"]').getAttribute('content'))!;
  };
  for (const language of ['fr', 'ar']) {
    const picture = await pictureOf(`/${language}${TOUR}`);
    expect(picture).toMatch(new RegExp(`/og/tour-[\\w-]+\\.${language}\\.[0-9a-f]{16}\\.png$`));
    const answer = await request.get(picture, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  }
});
