import type { APIRoute } from 'astro';
import { cacheAtEdge, noStore } from '../../lib/page-headers';

/** A public event as a calendar file; 404 for unknown and unapproved events. */
export const GET: APIRoute = async ({ locals, params: { slug = '' } }) => {
  const file = await locals.siteData.eventCalendar(slug);
  if (!file) {
    const headers = new Headers();
    noStore(headers);
    return new Response(null, { status: 404, headers });
  }
  const headers = new Headers({
    'Content-Disposition': `attachment; filename="${encodeURIComponent(slug)}.ics"`,
    'Content-Type': file.contentType,
  });
  cacheAtEdge(headers, { tags: [`event:${slug}`, 'events'] });
  return new Response(file.content, { headers });
};
