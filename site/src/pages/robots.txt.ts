import { LANGUAGE_CODES, pathInLanguage } from '@imisozi/core/languages';
import type { APIRoute } from 'astro';
import { cacheAtEdge } from '../lib/page-headers';

/** Paths that are not pages. Pictures may be crawled. */
const NO_PAGES = ['/account', '/api/', '/mailbox'];
/** Personal pages. */
const PERSONAL = ['/auth/', '/gift/', '/maillist/', '/myorder/', '/pay', '/quote/'];

/** robots.txt: what not to crawl, and the sitemap of each language. */
export const GET: APIRoute = ({ locals }) => {
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8' });
  cacheAtEdge(headers);
  const inEach = (path: string) => LANGUAGE_CODES.map((code) => pathInLanguage(code, path));
  const lines = [
    'User-agent: *',
    ...[...NO_PAGES, ...PERSONAL.flatMap(inEach)].map((path) => `Disallow: ${path}`),
    '',
    ...inEach('/sitemap.xml').map((path) => `Sitemap: ${locals.publicUrl}${path}`),
  ];
  return new Response(`${lines.join('\n')}\n`, { headers });
};
