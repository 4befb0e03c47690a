import type { APIRoute } from 'astro';
import { apiFor } from '../../../lib/api/server';
import { noStoreNoReferrer } from '../../../lib/page-headers';

/** A voucher of a guide's page; below the page's address, so that its service worker answers without a network. */
export const GET: APIRoute = async ({ locals, params: { key = '', voucher: serviceId = '' } }) => {
  const { data, response } = await apiFor(locals).GET('/api/guide/{key}/vouchers/{serviceId}', {
    params: { path: { key, serviceId } },
    parseAs: 'arrayBuffer',
  });
  const headers = new Headers();
  noStoreNoReferrer(headers);
  if (!data) return new Response(null, { status: response.status === 400 ? 404 : response.status, headers });
  for (const name of ['Content-Type', 'Content-Disposition']) headers.set(name, response.headers.get(name) ?? '');
  return new Response(data, { headers });
};
