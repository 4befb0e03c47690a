import { Box, Link } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { catMoment } from '../format/catTime';

interface Text {
  readonly children: string;
}

/** Pixels, or pixels by breakpoint. */
export type Width = number | Readonly<Record<'xs' | 'xl', number>>;

/** Text that stays on one line. */
export const OneLine = ({ children }: Text) => <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;

/** Text that is truncated after `max` pixels. */
export const Ellipsis = ({ children, max = 220 }: Text & { readonly max?: Width }) => (
  <Box
    component="span"
    title={children}
    sx={{ display: 'block', maxWidth: max, overflow: 'hidden', textOverflow: 'ellipsis' }}
  >
    {children}
  </Box>
);

/** Text that is truncated after two lines. */
export const TwoLines = ({ children }: Text) => (
  <Box
    component="span"
    title={children}
    sx={{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' }}
  >
    {children}
  </Box>
);

/** The link that opens a row's record by keyboard; with the mouse, a click on the row opens it. */
export function RowLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link
      component={LinkBase}
      to={to}
      // Without this, the row would navigate a second time.
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{ fontWeight: 650 }}
      underline="hover"
    >
      {children}
    </Link>
  );
}

/** A time with a line break only between day and hour. */
export function Moment({ at }: { readonly at: string }) {
  const text = catMoment(at);
  const gap = text.lastIndexOf(', ') + 1;
  return (
    <>
      <OneLine>{text.slice(0, gap)}</OneLine> <OneLine>{text.slice(gap + 1)}</OneLine>
    </>
  );
}
