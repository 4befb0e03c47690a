/** The words of a shared picture that no record has. */
export const sharePictures = {
  tour: 'Tour',
  destination: 'Destination',
  event: 'Event',
  /** The price as the picture writes it. */
  price: '{price} for {people, plural, one {one person} other {# people}}',
  onRequest: 'Price on request',
  freeEntry: 'Free entry',
} as const;
