import { Box, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** The height of a chart without its caption, in pixels. */
export const CHART_HEIGHT = 220;

/** Places the two charts side by side if there is room. */
export function ChartGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>{children}</Box>
  );
}

/** Placeholders with the height of the charts, so that the content below does not move when they are loaded. */
export function ChartSkeletons() {
  return (
    <ChartGrid>
      {['revenue', 'orders'].map((name) => (
        <div key={name}>
          <Typography variant="body2">
            <Skeleton width="8rem" />
          </Typography>
          <Skeleton variant="rounded" height={CHART_HEIGHT} />
        </div>
      ))}
    </ChartGrid>
  );
}
