import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface FieldGridProps {
  /** The minimum width of an input, in pixels. */
  readonly minWidth: number;
  readonly children: ReactNode;
}

/** Places as many inputs side by side as there is room for. */
export function FieldGrid({ minWidth, children }: FieldGridProps) {
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`;
  return <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns, alignItems: 'start' }}>{children}</Box>;
}
