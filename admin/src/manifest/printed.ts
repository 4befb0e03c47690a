const SMALL = { fontSize: '8.5pt', lineHeight: 1.25 };

/** Print styles: only the manifest itself, black on white and dense, so that a day fits on a sheet. */
export const PRINTED = {
  '@media print': {
    '@page': { size: 'A4 landscape', margin: '10mm' },
    'header, nav, aside, .no-print, .MuiDrawer-root, .RaLayout-sidebar, main svg': { display: 'none !important' },
    'main, main > div, .RaLayout-appFrame, .RaLayout-content': {
      padding: '0 !important',
      margin: '0 !important',
      minHeight: '0 !important',
    },
    'html, body, #root, #root *': { background: 'none !important', color: '#000 !important' },
    'main h1': { fontSize: '14pt !important' },
    'main h2': { fontSize: '11pt !important', padding: '0 0 2pt !important', breakAfter: 'avoid' },
    'main section': { border: '0 !important', marginBottom: '8pt !important' },
    'main .MuiTableCell-root': { ...SMALL, padding: '2pt 6pt 2pt 0 !important', borderColor: '#999 !important' },
    'main .MuiTableCell-root *': { ...SMALL, minHeight: '0 !important', textDecoration: 'none !important' },
    'main .MuiChip-root': { height: 'auto !important' },
    'main .MuiChip-label': { padding: '0 !important' },
    tr: { breakInside: 'avoid' },
  },
} as const;
