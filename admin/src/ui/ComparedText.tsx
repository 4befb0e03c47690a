import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface ComparedTextProps {
  /** Names the text, such as its author or version. */
  readonly heading: string;
  readonly tone: 'lake' | 'gold';
  readonly children: ReactNode;
}

/** One of two texts that are shown side by side. */
export const ComparedText = ({ heading, tone, children }: ComparedTextProps) => (
  <Box
    sx={{ p: 1, borderRadius: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', background: `var(--${tone}-wash)` }}
  >
    <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
      {heading}
    </Typography>
    {children}
  </Box>
);
