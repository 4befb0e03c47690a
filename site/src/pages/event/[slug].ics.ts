import type { APIRoute } from 'astro';
import { apiFor } from '../../lib/api/server';
import { cacheAtEdge, noStore } from '../../lib/page-headers';

/** A public event for calendars; unknown and unapproved ones are 404. */
export const GET: APIRoute = async ({ locals, params: { slug = '' } }) => {
  const { data, response } = await apiFor(locals).GET('/api/events/{slug}/calendar', {
    params: { path: { slug } },
    parseAs: 'text',
  });
  if (typeof data !== 'string') {
    const headers = new Headers();
    noStore(headers);
    return new Response(null, { status: response.status === 404 ? 404 : 503, headers });
  }
  const headers = new Headers({ 'Content-Disposition': `attachment; filename="${encodeURIComponent(slug)}.ics"` });
  headers.set('Content-Type', response.headers.get('content-type') ?? 'text/calendar; charset=utf-8');
  cacheAtEdge(headers, { tags: [`event:${slug}`, 'events'] });
  return new Response(data, { headers });
};
