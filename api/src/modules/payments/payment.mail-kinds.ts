import { mailKind } from '../mail/mail.kinds.js';

/** What mails about payments are made of; the texts are in `payments.mails.ts`. */
interface AboutPayment {
  readonly paymentId: string;
}

export const PAYMENT_SETTLED_BY_CARD = mailKind<AboutPayment>('payment-settled-company');
export const PAYMENT_IN_REVIEW = mailKind<AboutPayment>('payment-review-company');
