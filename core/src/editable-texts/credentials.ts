import { choice, line, list, optional, picture, webUrl } from './fields.ts';
import { editableDocument } from './editable-document.ts';

/** Ways to pay. Their names are written as text, because logos belong to others. */
export const PAYMENT_MARKS = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  'mtn-momo': 'MTN MoMo',
  'airtel-money': 'Airtel Money',
  bank: 'Bank transfer',
} as const;
export type PaymentMark = keyof typeof PAYMENT_MARKS;

/** The company's credentials. The product has no defaults for them, so pages show none before they are written. */
export const credentials = editableDocument({
  title: 'Licence, memberships and payment marks',
  path: '/about',
  place: '#credentials',
  fields: {
    licences: list('Licences', 'Licence', [0, 4], {
      name: line('What it is', 80),
      issuer: line('Issued by', 120),
      number: optional(line('Number', 60)),
      valid: optional(line('Valid until', 40)),
      url: optional(webUrl('Address where it can be checked')),
    }),
    memberships: list('Memberships', 'Membership', [0, 12], {
      name: line('Association', 120),
      url: optional(webUrl('Address')),
      logo: optional(picture('Logo')),
    }),
    insurances: list('Insurances', 'Insurance', [0, 4], {
      name: line('What it covers', 80),
      insurer: line('Insured with', 120),
      number: optional(line('Number', 60)),
    }),
    payments: list('Visitors can pay with', 'Payment mark', [0, Object.keys(PAYMENT_MARKS).length], {
      mark: choice('Mark', PAYMENT_MARKS),
    }),
  },
  defaults: { en: { licences: [], memberships: [], insurances: [], payments: [] } },
  check: ({ payments }) =>
    new Set(payments.map(({ mark }) => mark)).size < payments.length ? ['Each payment mark can stand once'] : [],
});
