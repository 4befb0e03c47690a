import { mailTemplate } from '../mail/mail.templates.js';

/** What mails about payments are made of; the texts are in `payments.mails.ts`. */
interface AboutPayment {
  readonly paymentId: string;
}

export const PAYMENT_SETTLED_BY_CARD = mailTemplate<AboutPayment>('payment-settled-company');
export const PAYMENT_IN_REVIEW = mailTemplate<AboutPayment>('payment-review-company');
