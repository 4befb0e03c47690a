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

/** Every status of a payment. A record, so that the type check fails if the API adds one. */
export const PAYMENT_STATUSES = Object.keys(TONE_OF) as PaymentStatus[];

/** The status of a payment. */
export function PaymentStatusChip({ status }: { readonly status: PaymentStatus }) {
  const label = useLabel();
  return <ColorChip tone={TONE_OF[status]} label={label(`app.payments.states.${status}`)} />;
}
