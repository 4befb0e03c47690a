/** Texts of all boxes on the order's page. */
export const orderBox = {
  unreadable: 'We cannot show this at the moment. Please try again later, or contact us.',
} as const;

/** How an order ended, and how much is refunded. */
export const orderEnding = {
  by: {
    client: 'You cancelled this booking{day}.',
    office: 'We cancelled this booking{day}.',
    departure: "We had to cancel this departure{day}. We're sorry.",
    hold: 'No payment arrived while we kept your seats, so we released them{day}. If you have paid already, please write to us.',
  },
  on: ' on {day}',
  reason: 'The reason: {reason}',
  nothing: 'Nothing had been paid, so there is nothing to keep and nothing to refund.',
  title: 'Your money',
  paid: 'Paid',
  kept: 'We keep',
  refund: 'To be refunded',
  sent: 'Refunded so far',
  due: 'Still to be refunded',
  tooMuch: 'Overpaid, to be refunded',
  coming: 'We pay it back {ways}, and email you once it is on its way.',
  gone: 'All of it is on its way back to you. It may take a few days to appear in your account.',
  none: 'There is nothing to refund.',
  again: 'Order this tour again',
  others: 'See our tours',
} as const;

/** The cost of an order, when amounts are due, and how to cancel it: below the order. */
export const orderMoney = {
  price: 'Price',
  payments: 'Payments',
  total: 'Total',
  paid: 'Paid',
  left: 'Left to pay',
  done: 'paid',
  overdue: 'overdue',
  pay: '{what, select, deposit {Pay the deposit, {amount}} balance {Pay the balance, {amount}} other {Pay everything, {amount}}}',
  hold: 'We keep your seats until {moment}.',
  holdByMail:
    'We keep your seats until {moment}. Open the link in our email by then, and we keep them for {hours, plural, one {# hour} other {# hours}}.',
  keepSeats: 'Keep my seats',
  permits: 'Permits',
  permitsBought: '{label}: {count, number} bought ({amount}), kept if you cancel',
  permitsToBuy: '{label}: {count, number} not bought yet ({amount}), refunded like the rest of the price',
  papers: 'Receipts',
  receipt: '{number}, {day}',
  cancel: 'Cancel this booking',
  refund: '{amount} goes back to you.',
  charge: 'We keep {amount}.',
  reason: 'Reason (optional)',
  confirm: 'Cancel the booking',
  confirmRefund: 'Cancel and get {amount} back',
} as const;

/** A message to the office, at the end of the order. */
export const orderMessage = {
  title: 'Write to us about this order',
  label: 'Your message',
  hint: 'We reply by email, to the address of the order.',
  send: 'Send the message',
} as const;

/** The travellers, on the order's page. */
export const travellers = {
  title: 'Who is travelling',
  intro: 'Park permits, hotels and airport pick-ups are booked in these names, as they stand in the passports.',
  until: 'You can change them until {day}.',
  over: 'They could be changed until {day}. If something is wrong, please call or write to us.',
  privacy: 'We keep them encrypted, and erase them {days} days after your trip.',
  type: '{code, select, adult {Adult} child {Child} infant {Infant} other {{name}}}',
  missing: 'Not entered yet',
  add: 'Enter',
  change: 'Change',
  remove: 'Remove',
  removing: 'Remove {names} from this booking? We erase their details at once.',
  confirmRemove: 'Remove and erase',
  keep: 'Keep',
  asked:
    '{missing, plural, one {Please tell us about the traveller who is still missing: permits are bought in the names in the passports.} other {Please tell us about the # travellers who are still missing: permits are bought in the names in the passports.}}',
  enter: 'Enter who is travelling',
  /** The link's text for screen readers. */
  which: 'traveller {number}',
  legend: 'Traveller {number}: {type}',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    birthDate: 'Birth date',
    nationality: 'Nationality',
    passportNumber: 'Passport number',
    passportExpiry: 'Passport expiry',
    diet: 'Diet',
    remarks: 'Remarks',
    arrivalFlight: 'Arrival flight',
    arrivalAt: 'Arrival time',
    departureFlight: 'Departure flight',
    departureAt: 'Departure time',
  },
  optional: 'Only the names are needed now. You can add the rest later.',
  zone: 'Flight times are in Kigali.',
  dietExample: 'Vegetarian, allergies …',
  save: 'Save this traveller',
} as const;
