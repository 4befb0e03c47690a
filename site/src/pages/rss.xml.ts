import rss, { type RSSFeedItem } from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { destinations as destinationText, layout, publications as publicationText } from '../i18n/for-pages';
import { languageCode, pagePath } from '../i18n/language';
import { cacheAtEdge } from '../lib/page-headers';
import { describe } from '../lib/seo/description';
import { absolute } from '../lib/seo/structured-data';

/** Limit of entries; feed readers keep older ones themselves. */
const MAX_ENTRIES = 40;
/** The categories that are public (rules/content 6). */
const categories = (): Readonly<Record<string, string>> => ({
  publication: publicationText.title,
  'Press Release': publicationText.pressTitle,
});

/** The RSS feed: destinations and public publications, newest first. */
export const GET: APIRoute = async ({ locals }) => {
  const { siteData } = locals;
  const [destinations, publications] = await Promise.all([siteData.destinations(), siteData.publications()]);
  const labels = categories();
  const entries: RSSFeedItem[] = [
    ...destinations.map(({ title, slug, newsBody, createdAt }) => ({
      title,
      link: absolute(pagePath(encodeURI(`/destination/${slug}`)), locals),
      description: describe(newsBody, destinationText.description),
      pubDate: new Date(createdAt),
      categories: [destinationText.title],
    })),
    ...publications.flatMap(({ title, pubDocument, category, status, createdAt }) => {
      const label = status ? labels[category] : undefined;
      return label
        ? [{ title, link: absolute(pubDocument, locals), pubDate: new Date(createdAt), categories: [label] }]
        : [];
    }),
  ];
  const feed = await rss({
    title: locals.company.name,
    description: layout.feed({ company: locals.company.name }),
    site: `${locals.publicUrl}/`,
    trailingSlash: false,
    items: entries.toSorted((a, b) => Number(b.pubDate) - Number(a.pubDate)).slice(0, MAX_ENTRIES),
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${languageCode()}</language><atom:link href="${absolute('/rss.xml', locals)}" rel="self" type="application/rss+xml"/>`,
  });
  const headers = new Headers({ 'Content-Type': 'application/rss+xml; charset=utf-8' });
  cacheAtEdge(headers, { tags: ['publications'] });
  return new Response(await feed.text(), { headers });
};
