/** The terms of the company, as texts about booking name them. */
export const termsWritten = {
  percent: '{percent}%',
  days: '{count, plural, one {# day} other {# days}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  /** What is charged for cancelling: by itself, from a day on, on the day of travel. */
  charge: '{percent}% of the price',
  from: '{percent}% of the price from {days, plural, one {# day} other {# days}} before travel',
  onTheDay: '{percent}% of the price on the day itself',
  /** Between the steps of what is charged. */
  then: '; ',
} as const;
