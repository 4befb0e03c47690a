/** Table styles for a phone: each booking is a block of cells below each other, with the names of their columns. */
export const STACKED = {
  '@media screen and (max-width: 599.95px)': {
    '& thead': { display: 'none' },
    '& table, & tbody': { display: 'block' },
    '& tr': { display: 'block', py: 1, borderTop: 1, borderColor: 'divider' },
    '& td': {
      display: 'grid',
      gridTemplateColumns: '6.5rem minmax(0, 1fr)',
      columnGap: 1,
      border: 0,
      py: 0.5,
      overflowWrap: 'anywhere',
    },
    '& td::before': { content: 'attr(data-column)', gridRow: '1 / span 9', color: 'text.secondary' },
    '& td > *': { gridColumn: 2 },
    '& td:empty, & td:has(> ul:empty)': { display: 'none' },
  },
} as const;
