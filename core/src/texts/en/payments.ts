export const pay = {
  title: 'Payment',
  description: 'Pay for your booking by card.',
  total: 'Total Amount to pay: $',
  what: 'What do you pay now?',
  later: '{due}: {amount}',
  method: 'How Do You Want To Pay.',
  placeholder: 'Select payment option',
  methods: { visa: 'Visa card', mastercard: 'Mastercard', bank: 'Bank transfer' },
  number: 'Order',
  date: 'Date',
  people: 'For',
  bank: {
    title: 'Pay by bank transfer',
    how: 'Please transfer the amount to this account and quote the reference.',
    ask: 'Our office will give you the account details. Please write to us or call us, and quote the reference.',
    next: 'Nothing is charged on this page: please make the transfer at your bank. Your order shows as paid once the money has arrived.',
    amount: 'Amount',
    reference: 'Reference',
    after: "We'll email you the invoice and receipt once the money has arrived. Any questions?",
  },
  payNow: 'Pay now',
  busy: 'Opening the payment form…',
  nothing:
    "We couldn't find a booking to pay for in this browser. Please open your order from our email and press Pay now there.",
  sessionFailed: 'An error occurred during booking.',
  networkFailed: 'An error occurred during payment session.',
  cancelled: 'The payment was cancelled. Nothing has been charged.',
  timedOut: 'The card form has timed out and closed. Nothing has been charged, and you can try again.',
  test: 'Test mode: no card is needed and no money changes hands.',
  checking: "We're checking your payment with the bank…",
  unanswered: "We're still waiting for your payment to be confirmed. It's taking longer than usual.",
  notAgain:
    "Please don't pay again. This page keeps checking, and your order page will show the payment once it's confirmed.",
  order: 'View order',
  safe: "You enter your card details in the bank's own form; we never see your card number.",
} as const;

/** One part of a shared bill, for anyone with its link. */
export const sharePay = {
  title: 'Your part of the bill',
  intro: 'A travel companion has shared the bill of a journey with {names}.',
  tour: 'Journey',
  names: 'For',
  amount: 'Amount',
  pay: 'Pay {amount} by card',
  paid: 'This part is paid. Thank you, and see you soon.',
  ended:
    'There is nothing left to pay here: the journey has been paid for, changed or cancelled in the meantime. Please ask whoever sent you the link.',
  goneTitle: 'This link has ended',
  gone: 'The bill may have been shared anew. Please ask whoever sent you the link for the new one.',
  needsScript: 'Paying by card needs JavaScript. To pay in another way, please contact our office:',
  ask: 'Any questions?',
} as const;
