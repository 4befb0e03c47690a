import { waysBack } from '@imisozi/core/refund-sentences';
import type { MailDocumentName } from '@imisozi/core/editable-texts/documents';
import { EXPIRED, type OrderStatus } from '@imisozi/core/order-status';
import { texts } from '../../texts/reader.js';
import type { OrderRefund } from '../orders/order.ending.js';
import type { Order } from '../orders/order.entity.js';

/** The statuses announced by this mail: no change leads back to PENDING, and PAID has another mail. */
export type EmailedStatus = Exclude<OrderStatus, 'PENDING' | 'PAID'>;

/** The company's texts for each change of status. */
export type StatusDocument = Extract<
  MailDocumentName,
  | 'mail-order-confirmed'
  | 'mail-order-rejected'
  | 'mail-order-cancelled'
  | 'mail-order-cancelled-by-client'
  | 'mail-departure-cancelled'
  | 'mail-hold-ended'
  | 'mail-order-refunded'
  | 'mail-order-partly-refunded'
>;

export interface StatusWords {
  readonly document: StatusDocument;
  /** The refund, as a sentence. */
  readonly refund: string;
  /** The reason, as a sentence. */
  readonly reason: string;
}

/** The texts for a change of status. @param refund the refund of the paid amount, if any */
export function statusWords(order: Order, status: EmailedStatus, refund: OrderRefund | null): StatusWords {
  const told = (document: StatusDocument, sentence = ''): StatusWords => ({ document, refund: sentence, reason: '' });
  switch (status) {
    case 'APPROVED':
      return told('mail-order-confirmed');
    case 'REJECTED':
      return told('mail-order-rejected', refund ? moneyBack(refund) : '');
    case 'REFUNDED':
      return told(refund && refund.kept > 0 ? 'mail-order-partly-refunded' : 'mail-order-refunded');
    case 'CANCELLED':
      return cancelled(order, refund, told);
  }
}

function cancelled(
  { cancelledBy, cancelReason }: Order,
  refund: OrderRefund | null,
  told: (document: StatusDocument, sentence?: string) => StatusWords,
): StatusWords {
  // Everything paid is refunded if the company cancelled (rules/cancelling 6).
  if (cancelledBy === 'departure') {
    const reason = cancelReason ? texts().theReason({ reason: cancelReason }) : '';
    return { ...told('mail-departure-cancelled', refund ? allBack(refund) : texts().nothingPaid), reason };
  }
  if (cancelReason === EXPIRED && !cancelledBy) return told('mail-hold-ended');
  const document = cancelledBy === 'client' ? 'mail-order-cancelled-by-client' : 'mail-order-cancelled';
  return told(document, moneyBack(refund));
}

const allBack = ({ amount, ways }: OrderRefund): string =>
  texts().allGoesBack({ amount, ways: waysBack(ways, texts().refunds) });

/** The sentence on the refund, or that there is none. */
function moneyBack(refund: OrderRefund | null): string {
  if (!refund) return texts().nothingPaid;
  const { amount, kept, ways } = refund;
  if (amount === 0) return texts().nothingBack({ kept });
  return texts().goesBack({ amount, ways: waysBack(ways, texts().refunds) });
}
