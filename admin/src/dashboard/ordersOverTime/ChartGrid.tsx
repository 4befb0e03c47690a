import { Box, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Of a chart without its caption, in pixels. */
export const CHART_HEIGHT = 220;

/** The two charts, beside each other where there is room. */
export function ChartGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>{children}</Box>
  );
}

/** As tall as the charts that follow: what is below must not move while somebody is about to click it. */
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
