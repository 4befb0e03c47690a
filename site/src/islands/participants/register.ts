import type { Outcome } from '../../lib/api/outcome';
import type { CreatedOrder, NewOrder, Order } from '../../lib/api/types';
import { looksLikeRobot } from '../../lib/forms/patience';

/** What is sent for one participant. */
interface Registration {
  readonly fee: NewOrder;
  /** For `/api/participant/create`. */
  readonly participant: object;
}

/** How it is sent: from the browser, or from the page that got the form by a plain POST. */
interface Calls {
  order(fee: NewOrder): Promise<Outcome<CreatedOrder>>;
  participant(body: object): Promise<Outcome<{ readonly message: string }>>;
}

/** What the visitor is told, and the order for the fee. */
export interface Registered {
  readonly message: string;
  readonly order?: Order;
}

/**
 * Registers a participant: first the order for the fee, then the registration itself (spec 7). A robot's form goes
 * without the order: the server answers it like everybody else's, and neither an order nor its mails are made.
 */
export async function register({ fee, participant }: Registration, calls: Calls): Promise<Outcome<Registered>> {
  if (looksLikeRobot(participant)) return calls.participant(participant);
  const ordered = await calls.order(fee);
  if (!ordered.ok) return ordered;
  const registered = await calls.participant(participant);
  return registered.ok
    ? { ...registered, data: { message: registered.data.message, order: ordered.data.order } }
    : registered;
}
