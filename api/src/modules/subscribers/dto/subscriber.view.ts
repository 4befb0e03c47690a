import { field, view } from '../../../platform/http/view.js';
import type { Subscriber } from '../subscriber.entity.js';

/** A mail address on the mailing list. Its id is the key to unsubscribe it, so only staff see it. */
export class SubscriberView extends view({
  id: field.uuid(),
  email: field.string('visitor@example.org'),
  createdAt: field.time(),
}) {}

export class SubscribersAnswer extends view({ subscribers: field.list(SubscriberView) }) {}

export function subscriberView({ id, email, createdAt }: Subscriber): SubscriberView {
  return { id, email, createdAt: createdAt.toISOString() };
}
