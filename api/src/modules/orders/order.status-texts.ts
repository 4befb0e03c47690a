import { catDay } from '@imisozi/core/kigali-time';
import { usd } from '@imisozi/core/money';
import { EXPIRED, type OrderStatus } from '@imisozi/core/order-status';
import type { OrderRefund } from './cancelling/order.ending.js';
import type { Order } from './order.entity.js';
import { waysBack } from './order.refund-blocks.js';

/** The statuses that are announced by this mail: no status leads back to PENDING, and PAID has another mail. */
export type EmailedStatus = Exclude<OrderStatus, 'PENDING' | 'PAID'>;

export interface StatusText {
  /** Goes on from 'Your order 2026-000042'. */
  readonly subject: string;
  readonly heading: string;
  /** Goes on from 'Dear …,'. */
  readonly text: string;
  /** The label of the link to the order. */
  readonly button: string;
}

const TEXTS: Readonly<Record<EmailedStatus, StatusText>> = {
  APPROVED: {
    subject: 'is confirmed',
    heading: 'Good news: your order is confirmed.',
    text: 'We have confirmed your order. You can pay by card or bank transfer on the page below, or at our office.',
    button: 'View or pay for your order',
  },
  REJECTED: {
    subject: 'cannot be accepted',
    heading: "We're sorry, but we cannot accept your order.",
    text: "Unfortunately, we cannot offer what you ordered. Please write to us, and we'll gladly find another date or tour with you.",
    button: 'View your order',
  },
  CANCELLED: {
    subject: 'has been cancelled',
    heading: 'Your order has been cancelled.',
    text: "We have cancelled your order. If you weren't expecting this, please contact us.",
    button: 'View your order',
  },
  REFUNDED: {
    subject: 'has been refunded',
    heading: 'Your payment is on its way back to you.',
    text: 'We have refunded your payment. It may take a few days to appear in your account.',
    button: 'View your order',
  },
};

/** What a client is told when less went back than was paid. */
const PARTLY_REFUNDED: StatusText = {
  ...TEXTS.REFUNDED,
  heading: 'Part of your payment is on its way back to you.',
  text: 'We have refunded part of your payment. It may take a few days to appear in your account.',
};

/** What a client is told whose seats were kept in vain. */
const HOLD_ENDED: StatusText = {
  subject: 'has ended',
  heading: 'We could not keep your seats any longer.',
  text: "We kept your seats for as long as we could, but no payment has arrived, so we've released them. If you'd still like to come, please order again; if you have paid already, just reply to this email.",
  button: 'View your order',
};

/** What a client is told who cancelled, or whose order the office cancelled. */
const cancelled = ({ cancelledBy }: Order, refund: OrderRefund | null): StatusText => ({
  ...TEXTS.CANCELLED,
  text: [
    cancelledBy === 'client'
      ? "You have cancelled your order. We're sorry that you cannot come, and hope to welcome you another time."
      : TEXTS.CANCELLED.text,
    moneyBack(refund),
  ].join(' '),
});

/** What goes back, or that nothing does. */
function moneyBack(refund: OrderRefund | null): string {
  if (!refund) return "Nothing had been paid, so there's nothing to pay back.";
  const { amount, kept, ways } = refund;
  if (amount === 0) return `Nothing of the ${usd(kept)} that you have paid goes back.`;
  return `We will pay ${usd(amount)} back to you, ${waysBack(ways)}, and email you once it is on its way.`;
}

/** What a client is told whose departure the company cancelled; everything that was paid goes back (trade 10). */
const departureCancelled = ({ needDate, cancelReason }: Order, refund: OrderRefund | null): StatusText => ({
  ...TEXTS.CANCELLED,
  heading: "We're sorry: we have had to cancel your departure.",
  text: [
    `The departure on ${catDay(needDate)} will not take place, so we have cancelled your order.`,
    refund
      ? ` We will pay back everything that you have paid, ${usd(refund.amount)}, ${waysBack(refund.ways)}, and email you once it is on its way.`
      : " Nothing had been paid, so there's nothing to pay back.",
    " We hope to welcome you another time: just reply to this email, and we'll gladly find another date with you.",
    cancelReason ? `\nThe reason: ${cancelReason}` : '',
  ].join(''),
});

/** What a client is told when an order moves. @param refund what goes back of what was paid, if anything was */
export function statusText(order: Order, status: EmailedStatus, refund: OrderRefund | null): StatusText {
  const { cancelReason, cancelledBy } = order;
  if (status === 'CANCELLED') {
    if (cancelledBy === 'departure') return departureCancelled(order, refund);
    return cancelReason === EXPIRED && !cancelledBy ? HOLD_ENDED : cancelled(order, refund);
  }
  if (status === 'REJECTED' && refund) {
    return { ...TEXTS.REJECTED, text: `${TEXTS.REJECTED.text} ${moneyBack(refund)}` };
  }
  return status === 'REFUNDED' && refund && refund.kept > 0 ? PARTLY_REFUNDED : TEXTS[status];
}
