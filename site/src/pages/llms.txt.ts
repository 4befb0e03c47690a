import type { APIRoute } from 'astro';
import { contact } from '../i18n/for-forms';
import { tours as text } from '../i18n/for-bookings';
import { about, destinations as destinationText, faq, finder, legal } from '../i18n/for-pages';
import { pagePath } from '../i18n/language';
import type { TourCard } from '../lib/api/types';
import { fromText } from '../lib/from-price';
import { cacheAtEdge } from '../lib/page-headers';
import { absolute } from '../lib/seo/structured-data';

/** llms.txt (llmstxt.org): a short summary of what the company offers, for programs that answer people's questions. */
export const GET: APIRoute = async ({ locals }) => {
  const { company, siteData } = locals;
  const [tours, destinations] = await Promise.all([siteData.tourCards(), siteData.destinationLinks()]);
  const link = (title: string, path: string, note = '') =>
    `- [${plain(title)}](${absolute(pagePath(encodeURI(path)), locals)})${note && `: ${note}`}`;
  const lines = [
    `# ${plain(company.name)}`,
    '',
    `> ${plain(company.tagline)}`,
    '',
    text.pricesNote,
    '',
    `## ${text.title}`,
    '',
    link(finder.title, '/tours'),
    ...tours.map((tour) => link(tour.title, `/tour/${tour.slug}`, factsOf(tour))),
    '',
    `## ${destinationText.title}`,
    '',
    ...destinations.map(({ title, slug }) => link(title, `/destination/${slug}`)),
    '',
    `## ${about.title}`,
    '',
    link(faq.title, '/faq', faq.description),
    link(legal.terms, '/terms', legal.termsDescription),
    link(contact.title, '/contact', contact.description),
  ];
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8' });
  cacheAtEdge(headers, { tags: ['tours'] });
  return new Response(`${lines.join('\n')}\n`, { headers });
};

function factsOf({ location, days, offer }: TourCard): string {
  const price = offer ? `${text.from} ${fromText(offer)}` : text.onRequest;
  return [plain(location), days > 0 ? text.days({ count: days }) : '', price].filter(Boolean).join('; ');
}

/** One line of plain text, escaped for Markdown. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/[[\]\\`*_<>#]/g, '\\$&');
