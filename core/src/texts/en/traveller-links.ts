/** The private link of each traveller: on the order's page, and the page that it opens. */
export const travellerLinks = {
  title: 'Your details for the trip',
  intro:
    'Permits, hotels and airport pick-ups are booked in your name, as it stands in your passport. Nobody but the person who booked and our office sees what you enter.',
  tour: 'Journey',
  begins: 'Begins',
  goneTitle: 'This link has ended',
  gone: 'The trip may be over or cancelled, or the links may have been made anew. Please ask whoever sent you the link.',
  linksTitle: 'Let each person enter their own details',
  linksIntro:
    'Make a private link for each traveller: it opens the own details only, nothing of the others and nothing of the order.',
  make: 'Make the links',
  link: 'Private link',
  linkOf: 'Private link of traveller {number}',
  copy: 'Copy link',
  copyOf: 'Copy link of traveller {number}',
  end: 'End all links',
  legend: 'Your details',
} as const;
