import { addDays, today } from '@imisozi/core/kigali-time';
import { LANGUAGE_CODES } from '@imisozi/core/languages';
import type { APIRoute } from 'astro';
import { cacheAtEdge } from '../../lib/page-headers';
import { absolute } from '../../lib/seo/structured-data';

/** Long enough for who keeps a copy; RFC 9116 advises less than a year. */
const VALID_DAYS = 180;

/** security.txt (RFC 9116): whom to tell about a hole in the site (rules/site 16). */
export const GET: APIRoute = ({ locals }) => {
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8' });
  cacheAtEdge(headers);
  const lines = [
    `Contact: mailto:${encodeURI(locals.company.email)}`,
    `Expires: ${addDays(today(), VALID_DAYS)}T00:00:00Z`,
    `Preferred-Languages: ${LANGUAGE_CODES.join(', ')}`,
    `Canonical: ${absolute('/.well-known/security.txt', locals)}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers });
};
