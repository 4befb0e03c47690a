import { MIN_STOPS, routeMap } from '@imisozi/core/route-map/route-map';
import type { APIRoute } from 'astro';
import { noStoreNoReferrer } from '../../lib/page-headers';
import { quoteOf, routeOfQuote } from '../../lib/quotes';
import { ROUTE_SVG_POLICY, routeSvg } from '../../lib/route-svg';

/** The map of a proposal's route; 404 for one without. */
export const GET: APIRoute = async ({ locals, params: { key = '' } }) => {
  const quote = await quoteOf(locals, key);
  const { stops, trip } = quote ? routeOfQuote(quote) : { stops: [], trip: [] };
  const headers = new Headers();
  noStoreNoReferrer(headers);
  if (stops.length < MIN_STOPS) return new Response(null, { status: 404, headers });
  headers.set('Content-Type', 'image/svg+xml');
  headers.set('Content-Security-Policy', ROUTE_SVG_POLICY);
  return new Response(routeSvg(routeMap(stops, trip)), { headers });
};
