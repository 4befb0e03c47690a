import type { PaymentStatus } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { ColorChip, type Tone } from '../ui/ColorChip';

const TONE_OF: Record<PaymentStatus, Tone> = {
  OPEN: 'lake',
  SETTLED: 'green',
  FAILED: 'plain',
  REVIEW: 'gold',
  CLOSED: 'plain',
  REFUNDED: 'plain',
};

/** Every state of a payment; a record, so that one that the API adds cannot be forgotten here. */
export const PAYMENT_STATUSES = Object.keys(TONE_OF) as PaymentStatus[];

/** How far a payment has come. */
export function PaymentStatusChip({ status }: { readonly status: PaymentStatus }) {
  const label = useLabel();
  return <ColorChip tone={TONE_OF[status]} label={label(`app.payments.states.${status}`)} />;
}
