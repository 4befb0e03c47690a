/** Card payments. */
export const app = {
  payments: {
    title: 'payment {reference}',
    ofAmount: 'Payment of {amount}',
    referenceName: 'reference',
    opened: 'Opened {date}',
    empty: 'No payments yet',
    emptyBody: 'When a client pays by card, the payment will appear here.',
    check: 'Check now',
    review: 'This payment needs your attention',
    resolve: {
      action: 'Close the review',
      title: 'Close the review of the {amount} payment',
      order: 'Booking it pays for',
      orderHelp: 'Leave this empty to close the review without paying for any booking.',
      reason: 'Reason',
      reasonMissing: 'Reason is required',
    },
    gateway: 'At the card gateway',
    noOrder: 'No booking',
    noOrderBody: 'This payment was made without a booking, so it cannot mark one as paid by itself.',
    providers: { hosted: 'Card gateway', sandbox: 'Test gateway: no money has moved' },
    states: {
      OPEN: 'Open',
      SETTLED: 'Settled',
      FAILED: 'Failed',
      REVIEW: 'In review',
      CLOSED: 'Closed',
      REFUNDED: 'Refunded',
    },
    filters: { order: 'Booking', withOrder: 'With a booking', withoutOrder: 'Without a booking' },
  },
} as const;

export const resources = {
  payments: {
    name: '{smart_count, plural, one {Payment} other {Payments}}',
    fields: {
      reference: 'Reference',
      order: 'Booking',
      names: 'client Name',
      amount: 'Amount',
      status: 'Status',
      reviewReason: 'Reason',
      provider: 'Provider',
      createdAt: 'Created At',
      settledAt: 'Settled At',
      checkedAt: 'Checked At',
    },
  },
} as const;
