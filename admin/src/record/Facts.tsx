import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Names and values. */
export type FactRows = readonly (readonly [name: string, value: ReactNode])[];

interface FactsProps {
  readonly heading: string;
  /** Its level below the heading of the page or of the open record. */
  readonly level?: 'h2' | 'h3' | 'h4';
  readonly rows: FactRows;
}

/** The facts of a record: names on the left, values on the right. */
export function Facts({ heading, level = 'h3', rows }: FactsProps) {
  return (
    <Box component="section">
      <Typography variant="h3" component={level} sx={{ mb: 0.5 }}>
        {heading}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '7rem minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
          rowGap: 0.75,
          columnGap: 2,
        }}
      >
        {rows.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, minWidth: 0 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
