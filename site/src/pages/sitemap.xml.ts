import type { APIRoute } from 'astro';
import { pagePath } from '../i18n/language';
import { cacheAtEdge } from '../lib/page-headers';
import { sitemapXml, type SitemapEntry } from '../lib/seo/sitemap';
import { absolute } from '../lib/seo/structured-data';

const PAGES = [
  '/',
  '/tours',
  '/destinations',
  '/lodges',
  '/events',
  '/previous-events',
  '/services',
  '/about',
  '/contact',
  '/faq',
  '/terms',
  '/policy',
  '/airticket',
  '/carrental',
  '/accommodation',
  '/participant',
  '/eventform',
  '/gift',
  '/trip-brief',
  '/events/1',
  '/events/2',
  '/events/3',
  '/events/4',
  '/events/5',
  '/publications',
  '/press-releases',
];

interface Changed {
  readonly id: string;
  /** ISO 8601 in UTC, as all times here, so that they compare as text. */
  readonly updatedAt: string;
}

const latest = (one: string, other = ''): string => (other > one ? other : one);

/** Every URL that a search engine may list. */
export const GET: APIRoute = async ({ locals }) => {
  const { siteData } = locals;
  const [tours, destinations, lodges, events, translated] = await Promise.all([
    siteData.tourCards(),
    siteData.destinations(),
    siteData.lodges(),
    siteData.events(),
    siteData.translationChanges(),
  ]);
  const page = (path: string) => absolute(pagePath(encodeURI(path)), locals);
  const record = (path: string, { id, updatedAt }: Changed, pictures: readonly string[]): SitemapEntry => ({
    url: page(path),
    changed: latest(updatedAt, translated.get(id)),
    pictures: pictures.filter(Boolean).map((picture) => absolute(picture, locals)),
  });
  const entries: SitemapEntry[] = [
    ...PAGES.map((path) => ({ url: page(path) })),
    ...tours.map((tour) => record(`/tour/${tour.slug}`, tour, [tour.image, ...tour.gallery])),
    ...destinations.map((place) => record(`/destination/${place.slug}`, place, place.images)),
    ...lodges.map((lodge) => record(`/lodge/${lodge.slug}`, lodge, lodge.images)),
    ...events.map((event) => record(`/event/${event.slug}`, event, [event.image])),
  ];
  const headers = new Headers({ 'Content-Type': 'application/xml; charset=utf-8' });
  cacheAtEdge(headers, { tags: ['tours', 'lodges', 'events'] });
  return new Response(sitemapXml(entries), { headers });
};
