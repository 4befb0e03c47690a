/** The texts of a shared picture that do not come from a record. */
export const sharePictures = {
  tour: 'Tour',
  destination: 'Destination',
  lodge: 'Lodge',
  event: 'Event',
  /** The price as the picture shows it. */
  price:
    '{price} {people, plural, =1 {for one person} =2 {per person, two sharing} other {per person, in a group of #}}',
  onRequest: 'Price on request',
  freeEntry: 'Free entry',
} as const;
