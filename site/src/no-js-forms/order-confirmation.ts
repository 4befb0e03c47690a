import { pagePath } from '../i18n/language';
import { apiFor, dataOrNull } from '../lib/api/server';
import { parameterOf } from '../lib/query-parameters';

/** Query parameter of the home page with the order's key, because without JavaScript the browser cannot store it. */
const BOOKED = 'booked';

/**
 * Where a pay-later booking without JavaScript redirects to. The fragment is needed: a redirect without one inherits
 * the fragment of the posted form.
 */
export const confirmationPath = (orderId: string): string => pagePath(`/?${BOOKED}=${orderId}#booked`);

/** The order in the query of the home page, or undefined. */
export async function orderFromAddress({ url, locals }: { readonly url: URL; readonly locals: App.Locals }) {
  const id = parameterOf(url, BOOKED);
  if (!id) return undefined;
  const answer = await apiFor(locals).GET('/api/order/{id}', { params: { path: { id } } });
  // A malformed id counts as not found, and a rate limit must not fail the home page.
  const found = answer.response.ok ? dataOrNull(answer) : null;
  return found ? { id: found.data.id, number: found.data.number, email: found.data.clientEmail } : undefined;
}
