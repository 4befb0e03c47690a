import { Box, Link } from '@mui/material';
import type { MouseEvent } from 'react';
import { LinkBase } from 'react-admin';

interface Text {
  readonly children: string;
}

/** Text that stays on one line. */
export const OneLine = ({ children }: Text) => <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;

/** Text that is cut after `max` pixels. */
export const Ellipsis = ({ children, max = 220 }: Text & { readonly max?: number }) => (
  <Box
    component="span"
    title={children}
    sx={{ display: 'block', maxWidth: max, overflow: 'hidden', textOverflow: 'ellipsis' }}
  >
    {children}
  </Box>
);

/** Text that is cut after two lines. */
export const TwoLines = ({ children }: Text) => (
  <Box
    component="span"
    title={children}
    sx={{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' }}
  >
    {children}
  </Box>
);

/** The row's click reaches its record with the mouse; this link reaches the same place with the keyboard. */
export function RowLink({ to, children }: Text & { readonly to: string }) {
  return (
    <Link
      component={LinkBase}
      to={to}
      // The row would go there a second time.
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{ fontWeight: 650 }}
      underline="hover"
    >
      {children}
    </Link>
  );
}
