import type { OrderStatus } from '../data/types';
import { ColorChip, type Tone, type ColorChipProps } from '../ui/ColorChip';

const TONE_OF: Record<OrderStatus, Tone> = {
  PENDING: 'gold',
  APPROVED: 'lake',
  PAID: 'green',
  REJECTED: 'earth',
  CANCELLED: 'plain',
  REFUNDED: 'plain',
};

interface StatusChipProps extends Pick<ColorChipProps, 'button'> {
  readonly status: OrderStatus;
}

/** An order's status. */
export function OrderStatusChip({ status, button }: StatusChipProps) {
  return <ColorChip tone={TONE_OF[status]} label={status} button={button} />;
}
