import { MIN_STOPS, routeMap } from '@imisozi/core/route-map/route-map';
import type { APIRoute } from 'astro';
import { cacheAtEdge, noStore } from '../../lib/page-headers';
import { ROUTE_SVG_POLICY, routeSvg } from '../../lib/route-svg';
import { lodgeIdsOf, routeOf } from '../../lib/tour-route';

/** The map of a tour's route; 404 for a tour without one. */
export const GET: APIRoute = async ({ locals, params: { slug = '' } }) => {
  const tour = await locals.siteData.tour(slug);
  const { siteData } = locals;
  const destinations = await siteData.destinationLinks();
  const lodges = tour ? await siteData.lodgesOf(lodgeIdsOf(tour)) : [];
  const { stops, trip } = tour ? routeOf(tour, { destinations, lodges }) : { stops: [], trip: [] };
  const headers = new Headers();
  if (!tour || stops.length < MIN_STOPS) {
    noStore(headers);
    return new Response(null, { status: 404, headers });
  }
  headers.set('Content-Type', 'image/svg+xml');
  headers.set('Content-Security-Policy', ROUTE_SVG_POLICY);
  cacheAtEdge(headers, { tags: [`tour:${tour.slug}`, 'tours', 'lodges'] });
  return new Response(routeSvg(routeMap(stops, trip)), { headers });
};
