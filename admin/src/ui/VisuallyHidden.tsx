import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  /** `status` has it read out when it changes. */
  readonly role?: 'status';
  readonly children: ReactNode;
}

/** Words for those who hear the page; who sees it learns the same from its looks. */
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
