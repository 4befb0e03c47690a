import type { APIRoute } from 'astro';
import { apiFor, dataOf } from '../lib/api/server';
import { keepAtTheEdge } from '../lib/page-headers';

const PAGES = [
  '/',
  '/tours',
  '/destinations',
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
  '/publications',
  '/press-releases',
];

/** Every address that a search engine may list. */
export const GET: APIRoute = async ({ locals }) => {
  const api = apiFor(locals);
  const [tours, news, events] = await Promise.all([
    api.GET('/api/tours'),
    api.GET('/api/news'),
    api.GET('/api/events'),
  ]);
  const paths = [
    ...PAGES,
    ...dataOf(tours).tours.map(({ slug }) => `/tour/${slug}`),
    ...dataOf(news).news.map(({ slug }) => `/destination/${slug}`),
    ...dataOf(events).data.map(({ slug }) => `/event/${slug}`),
  ];
  const urls = paths.map((path) => `<url><loc>${new URL(encodeURI(path), `${locals.publicUrl}/`).href}</loc></url>`);
  const headers = new Headers({ 'Content-Type': 'application/xml; charset=utf-8' });
  keepAtTheEdge(headers, { tags: ['tours', 'events'] });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
    { headers },
  );
};
