import type { APIRoute } from 'astro';
import { cacheAtEdge } from '../lib/page-headers';

/** Personal pages, and addresses that are no pages. Pictures stay open to crawlers. */
const PRIVATE = ['/account', '/api/', '/auth/', '/maillist/', '/mailbox', '/myorder/', '/pay'];

/** robots.txt: what not to crawl, and the sitemap. */
export const GET: APIRoute = ({ locals }) => {
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8' });
  cacheAtEdge(headers);
  const lines = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${locals.publicUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers });
};
