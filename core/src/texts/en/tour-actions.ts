/** Actions on a tour before booking: download, save, share. */
export const tourActions = {
  label: 'Keep this tour',
  download: 'Download as PDF',
  yours: 'Your saved tours',
  share: 'Share',
  copied: 'The address of this page has been copied.',
  notCopied: 'Please copy the address of this page from your browser.',
} as const;
