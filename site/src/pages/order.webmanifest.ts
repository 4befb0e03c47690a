import type { APIRoute } from 'astro';
import { cacheAtEdge } from '../lib/page-headers';

/**
 * Lets a phone put the page of an order on its home screen. It names no page: the one from which it was put there
 * starts, which is the client's own.
 */
export const GET: APIRoute = ({ locals }) => {
  const headers = new Headers({ 'Content-Type': 'application/manifest+json; charset=utf-8' });
  cacheAtEdge(headers);
  const { name } = locals.company;
  const manifest = {
    name,
    short_name: name,
    display: 'standalone',
    background_color: '#fbf7ee',
    theme_color: '#1f5b43',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  };
  return new Response(JSON.stringify(manifest), { headers });
};
