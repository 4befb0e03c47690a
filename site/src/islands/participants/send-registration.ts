import type { Outcome } from '../../lib/api/outcome';
import type { CreatedOrder, NewOrder, Order } from '../../lib/api/types';
import { looksLikeBot } from '../../lib/forms/bot-check';

/** The two requests of one registration. */
interface Registration {
  readonly fee: NewOrder;
  /** The body for `/api/participant/create`. */
  readonly participant: object;
}

/** How the requests are sent: from the browser, or on the server for a form posted without JavaScript. */
interface Calls {
  order(fee: NewOrder): Promise<Outcome<CreatedOrder>>;
  participant(body: object): Promise<Outcome<{ readonly message: string }>>;
}

/** The message for the visitor, and the order for the fee. */
export interface Registered {
  readonly message: string;
  readonly order?: Order;
}

/**
 * Registers a participant: first the order for the fee, then the registration itself (rules/forms 5). For a bot the
 * order is skipped: the server pretends to accept the registration, and no order and no mail must result.
 */
export async function sendRegistration({ fee, participant }: Registration, calls: Calls): Promise<Outcome<Registered>> {
  if (looksLikeBot(participant)) return calls.participant(participant);
  const ordered = await calls.order(fee);
  if (!ordered.ok) return ordered;
  const registered = await calls.participant(participant);
  return registered.ok
    ? { ...registered, data: { message: registered.data.message, order: ordered.data.order } }
    : registered;
}
