/** Payments by card and by mobile money. */
export const app = {
  payments: {
    title: 'payment {reference}',
    ofAmount: 'Payment of {amount}',
    referenceName: 'reference',
    opened: 'Opened {date}',
    empty: 'No payments yet',
    emptyBody: 'When a client pays by card or mobile money, the payment will appear here.',
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
    gateway: 'At the gateway',
    noOrder: 'No booking',
    noOrderBody: 'This payment was made without a booking, so it cannot mark one as paid by itself.',
    providers: { hosted: 'Card gateway', sandbox: 'Test cards', mtn: 'MTN MoMo', airtel: 'Airtel Money' },
    test: '{provider} (test: no money has moved)',
    inFrancs: '{money} at {rate} francs a dollar',
    numberGone: 'Erased, because its time was over',
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
      phoneNumber: 'Phone Number',
      francs: 'In Francs',
      createdAt: 'Created At',
      settledAt: 'Settled At',
      checkedAt: 'Checked At',
    },
  },
} as const;
