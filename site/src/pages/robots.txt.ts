import type { APIRoute } from 'astro';
import { keepAtTheEdge } from '../lib/page-headers';

/** Addresses that are nobody's but their reader's, or no pages at all. The pictures of the API's answers stay open. */
const PRIVATE = ['/account', '/api/', '/auth/', '/maillist/', '/mailbox', '/myorder/', '/pay'];

/** What search engines leave alone, and where they find the rest. */
export const GET: APIRoute = ({ locals }) => {
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8' });
  keepAtTheEdge(headers);
  const lines = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${locals.publicUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers });
};
