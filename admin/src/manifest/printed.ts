/** Only the sheet is printed, without the frame around it. */
export const PRINTED = {
  '@media print': {
    '@page': { size: 'A4 landscape', margin: '10mm' },
    'header, nav, aside, .no-print, .MuiDrawer-root, .RaLayout-sidebar': { display: 'none !important' },
    'main, main > div, .RaLayout-appFrame, .RaLayout-content': { padding: '0 !important', margin: '0 !important' },
  },
} as const;
