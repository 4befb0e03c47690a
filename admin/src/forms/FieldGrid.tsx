import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface FieldGridProps {
  /** Pixels that an input needs at least. */
  readonly least: number;
  readonly children: ReactNode;
}

/** As many inputs side by side as there is room for. */
export function FieldGrid({ least, children }: FieldGridProps) {
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`;
  return <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns, alignItems: 'start' }}>{children}</Box>;
}
