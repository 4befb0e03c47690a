/** The texts of a shared picture that do not come from a record. */
export const sharePictures = {
  tour: 'Tour',
  destination: 'Destination',
  lodge: 'Lodge',
  event: 'Event',
  /** The price as the picture shows it. */
  price: '{price} for {people, plural, one {one person} other {# people}}',
  onRequest: 'Price on request',
  freeEntry: 'Free entry',
} as const;
