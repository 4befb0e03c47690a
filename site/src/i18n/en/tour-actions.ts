/** What a visitor does with a tour that is not booked yet: take it home, keep it, show it to others. */
export const tourActions = {
  label: 'Keep this tour',
  download: 'Download as PDF',
  save: 'Save',
  yours: 'Your saved tours',
  share: 'Share',
  copied: 'The address of this page has been copied.',
  notCopied: 'Please copy the address of this page from your browser.',
  full: (most: number) => `You have saved ${most} tours, and there is no room for more. Please remove one first.`,
} as const;
