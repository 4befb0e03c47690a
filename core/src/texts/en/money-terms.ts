/**
 * What is due when, and what cancelling costs: the same sentences on a tour's page, in the booking form, on the order's
 * page, in mails and papers (rules/cancelling 7).
 */
export const moneyTerms = {
  dueNow: '{what}, due now',
  dueOn: '{what}, due {day}',
  instalments: { deposit: 'Deposit', balance: 'Balance', full: 'Everything' },
  cancelling: 'If you cancel',
  until: 'until {day}',
  free: 'nothing is charged',
  everything: 'everything is charged',
  charged: '{charge} is charged, {refund} goes back to you',
  permitsKept: 'permits that have been bought ({permits}) are kept, {refund} goes back to you',
  chargedWithPermits:
    '{charge} is charged, permits that have been bought ({permits}) are kept, {refund} goes back to you',
  /** The steps of a tour's charges, without a day of travel. */
  untilDays:
    '{days, plural, =0 {until the day of travel} one {until # day before travel} other {until # days before travel}}',
  percent: '{percent}% of the price is charged',
  onlyPermits: 'only permits that have been bought are kept',
  percentAndPermits: '{percent}% of the rest is charged, and permits that have been bought are kept',
} as const;
