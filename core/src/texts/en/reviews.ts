/** Travellers' reviews of a tour. */
export const reviews = {
  title: 'What travellers say',
  stars: '{stars} of 5 stars',
  sum: '{average, number} of 5 · {count, plural, one {1 review} other {# reviews}}',
  travelled: 'Travelled in {month}',
  answer: '{company}:',
  more: '{count, plural, one {One more review} other {# more reviews}}',
  honest: 'Only people who booked this tour with us and travelled can write here.',
} as const;

/** The review by the client of an order, after the trip. */
export const orderReview = {
  title: 'How was your trip?',
  intro: 'Tell other travellers about it. We read every review, and publish it without changing a word.',
  written: 'Thank you, we have your review. You can still change it until we have read it.',
  read: 'Thank you, we have read your review.',
  published: 'Thank you. Your review is on the page of the tour.',
  stars: 'Your rating',
  words: ['Disappointing', 'Could be better', 'Good', 'Very good', 'Wonderful'],
  text: 'Your review',
  names: 'Your name, as the site shows it',
  namesHint: 'A first name is enough.',
  send: 'Send the review',
  change: 'Change the review',
} as const;
