import type { OrderStatus } from '../data/types';
import { ToneChip, type Tone, type ToneChipProps } from '../shared/ToneChip';

const TONE_OF: Record<OrderStatus, Tone> = {
  PENDING: 'gold',
  APPROVED: 'lake',
  PAID: 'green',
  REJECTED: 'earth',
  CANCELLED: 'plain',
  REFUNDED: 'plain',
};

interface StatusChipProps extends Pick<ToneChipProps, 'button'> {
  readonly status: OrderStatus;
}

/** An order's status, in its own word. */
export function StatusChip({ status, button }: StatusChipProps) {
  return <ToneChip tone={TONE_OF[status]} label={status} button={button} />;
}
