import { MIN_STOPS, routeMap } from '@imisozi/core/route-map/route-map';
import type { APIRoute } from 'astro';
import { placesOf, stopsOf } from '../../lib/api/server';
import { cacheAtEdge, noStore } from '../../lib/page-headers';
import { routeSvg } from '../../lib/route-svg';

/** The SVG has inline styles and no script. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The map of a tour's route; 404 for a tour without one. */
export const GET: APIRoute = async ({ locals, params: { slug = '' } }) => {
  const tour = await locals.siteData.tour(slug);
  const stops = tour ? stopsOf(await placesOf(tour, locals)) : [];
  const headers = new Headers();
  if (!tour || stops.length < MIN_STOPS) {
    noStore(headers);
    return new Response(null, { status: 404, headers });
  }
  headers.set('Content-Type', 'image/svg+xml');
  headers.set('Content-Security-Policy', POLICY);
  cacheAtEdge(headers, { tags: [`tour:${tour.slug}`, 'tours'] });
  return new Response(routeSvg(routeMap(stops)), { headers });
};
