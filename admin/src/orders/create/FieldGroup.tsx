import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface FieldGroupProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A group of inputs with a heading as its name. */
export function FieldGroup({ heading, children }: FieldGroupProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h2" sx={{ mb: 1, p: 0 }}>
        {heading}
      </Typography>
      {children}
    </Box>
  );
}
