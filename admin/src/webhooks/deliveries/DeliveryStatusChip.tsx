import type { WebhookDelivery } from '../../data/types';
import { useLabel } from '../../i18n/useLabel';
import { ColorChip, type Tone } from '../../ui/ColorChip';

type Status = WebhookDelivery['status'];

const TONE_OF: Record<Status, Tone> = { queued: 'lake', delivered: 'green', failed: 'gold', dead: 'earth' };

/** Every status of a message to a webhook. A record, so that the type check fails if the API adds one. */
export const DELIVERY_STATUSES = Object.keys(TONE_OF) as Status[];

/** The status of a message to a webhook. */
export function DeliveryStatusChip({ status }: { readonly status: Status }) {
  const label = useLabel();
  return <ColorChip tone={TONE_OF[status]} label={label(`app.webhooks.deliveries.states.${status}`)} />;
}
