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
} as const;
