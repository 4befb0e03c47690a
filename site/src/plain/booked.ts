import { apiFor, dataOrNull } from '../lib/api/server';

/** Names the order in the address of the home page, where the browser cannot keep it for itself. */
const BOOKED = 'booked';

/**
 * Where a booking that is paid later leads without JavaScript. Without a place of its own to start at, a browser would
 * look there for the form that it comes from.
 */
export const homeWith = (orderId: string): string => `/?${BOOKED}=${orderId}#booked`;

/** The order that the address of the home page names, or undefined. */
export async function orderIn({ url, locals }: { readonly url: URL; readonly locals: App.Locals }) {
  const id = url.searchParams.get(BOOKED);
  if (!id) return undefined;
  const answer = await apiFor(locals).GET('/api/order/{id}', { params: { path: { id } } });
  // An id that is no id at all is as unknown as any other; and too many questions make no page fail.
  const found = answer.response.ok ? dataOrNull(answer) : null;
  return found ? { id: found.data.id, number: found.data.number, email: found.data.clientEmail } : undefined;
}
