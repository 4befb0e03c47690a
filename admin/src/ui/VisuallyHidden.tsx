import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  /** With `status`, screen readers announce changes. */
  readonly role?: 'status';
  readonly children: ReactNode;
}

/** Text for screen readers only; the layout shows the same visually. */
export function VisuallyHidden({ role, children }: VisuallyHiddenProps) {
  return (
    <Box
      component="span"
      role={role}
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
