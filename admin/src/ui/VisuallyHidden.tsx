import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  /** `status` has it read out when it changes. */
  readonly role?: 'status';
  readonly children: ReactNode;
}

/** Text for screen readers; the layout shows the same to everyone else. */
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
