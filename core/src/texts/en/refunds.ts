/**
 * How much of a cancelled order's money is kept and why, and how the rest is refunded: on its page, in mails and
 * documents.
 */
export const refunds = {
  whyKept: {
    decided: 'Our office decided this for your booking. If you have a question about it, please ask us.',
    byTerms: 'By the terms of the booking, {price} is charged for cancelling {when}{capped}.',
    percent: '{percent, plural, =100 {the whole price} other {# % of the price}}',
    percentWithoutPermits: '{percent, plural, =100 {the whole price} other {# % of the price without permits}}',
    permits: 'Permits for {amount, number, usd} had been bought for you, and are not refunded.',
    capped: ', so all that had been paid is kept',
    after: 'after the day of travel',
    before: '{days, plural, =0 {on the day of travel} =1 {the day before travel} other {# days before travel}}',
  },
  /** The ways in which money is refunded. */
  ways: {
    card: 'to the card',
    bank: 'by bank transfer',
    cash: 'in cash',
    'mobile-money': 'by mobile money',
    'gift-voucher': 'to the gift voucher',
    other: '',
  },
  sameWay: 'the way you paid',
  sameWays: '{count, plural, one {the way you paid} other {the ways you paid}} ({ways})',
  andWay: '{ways} and {way}',
} as const;
