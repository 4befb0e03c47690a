import type { OrderStatus } from '../data/types';
import { ToneChip, type Tone } from '../shared/ToneChip';

const TONE_OF: Record<OrderStatus, Tone> = {
  PENDING: 'gold',
  APPROVED: 'lake',
  PAID: 'green',
  REJECTED: 'earth',
  CANCELLED: 'plain',
  REFUNDED: 'plain',
};

/** An order's status, in its own word. */
export function StatusChip({ status }: { readonly status: OrderStatus }) {
  return <ToneChip tone={TONE_OF[status]} label={status} />;
}
