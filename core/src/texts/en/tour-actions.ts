/** What a visitor does with a tour that is not booked yet: take it home, keep it, show it to others. */
export const tourActions = {
  label: 'Keep this tour',
  download: 'Download as PDF',
  yours: 'Your saved tours',
  share: 'Share',
  copied: 'The address of this page has been copied.',
  notCopied: 'Please copy the address of this page from your browser.',
} as const;
