/** The company's terms, as texts about booking mention them. */
export const termsWritten = {
  percent: '{percent}%',
  days: '{count, plural, one {# day} other {# days}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  /** The cancellation charge: alone, from a day on, on the day of travel. */
  charge: '{percent}% of the price',
  from: '{percent}% of the price from {days, plural, one {# day} other {# days}} before travel',
  onTheDay: '{percent}% of the price on the day itself',
  /** Between the steps of the charges. */
  then: '; ',
  /** What an event's fee costs to cancel (rules/cancelling 8). */
  registration:
    'If you cancel up to {days} days before the event, {percent}% of the fee is charged. Within {lastDays} days, or on the day itself, the full fee is due and there is no refund.',
  permits:
    'Permits that a price lists on lines of their own are bought once your booking is confirmed or paid. From then on they are not refunded, and percentages are of the price without them.',
  people: '{count, plural, one {# person} other {# people}}',
  /** Of a tour, without a day of travel: what is due when, and permits in full. */
  due: {
    title: 'Paying and cancelling',
    all: 'The whole price is due when you book.',
    deposit:
      'The deposit is {percent}% of the price, due when you book, and the rest is due {days, plural, =0 {on the day of travel} one {# day before travel} other {# days before travel}}.',
    depositAndPermits:
      'The deposit is {percent}% of the price without permits, plus the permits in full, due when you book, and the rest is due {days, plural, =0 {on the day of travel} one {# day before travel} other {# days before travel}}.',
    nothing:
      'Nothing is due when you book, and the whole price {days, plural, =0 {on the day of travel} one {# day before travel} other {# days before travel}}.',
    near: 'When travel is nearer than that, everything is due at once.',
    example: 'For {people, plural, one {one person} other {# people}}, that is {now} when you book and {later} later.',
  },
} as const;
