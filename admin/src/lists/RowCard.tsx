import { Box, Typography, type SxProps } from '@mui/material';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { Thumbnail } from '../ui/Thumbnail';

interface RowCardProps {
  readonly image?: string;
  readonly title: ReactNode;
  readonly badge?: ReactNode;
  readonly subtitle?: ReactNode;
  /** Further lines; empty ones are left out. */
  readonly lines?: readonly (string | undefined)[];
  /** Icons or chips below the lines. */
  readonly marks?: ReactNode;
  readonly foot: string;
  readonly figure?: ReactNode;
  /** The path that a tap on the card opens. */
  readonly to?: string;
}

const CARD: SxProps = { display: 'block', p: 2, color: 'inherit', textDecoration: 'none', overflowWrap: 'anywhere' };
const ENDS: SxProps = { display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' };

/** A record on a small screen. */
export function RowCard({ to, ...content }: RowCardProps) {
  if (to === undefined) return <Box sx={CARD}>{body(content)}</Box>;
  return (
    <Box component={LinkBase} to={to} sx={{ ...CARD, '&:hover': { bgcolor: 'action.hover' } }}>
      {body(content)}
    </Box>
  );
}

function body({ image, title, badge, subtitle, lines = [], marks, foot, figure }: Omit<RowCardProps, 'to'>) {
  return (
    <>
      <Box sx={ENDS}>
        {image && <Thumbnail src={image} />}
        <Typography component="span" sx={{ fontWeight: 650, flexGrow: 1 }}>
          {title}
        </Typography>
        {badge}
      </Box>
      {subtitle && (
        <Typography component="div" sx={{ mt: 0.5 }}>
          {subtitle}
        </Typography>
      )}
      {lines.filter(Boolean).map((line) => (
        <Typography key={line} component="div" variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {line}
        </Typography>
      ))}
      {marks && <Box sx={{ mt: 1 }}>{marks}</Box>}
      <Box sx={{ ...ENDS, mt: 1 }}>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {foot}
        </Typography>
        {figure && (
          <Typography component="span" sx={{ fontWeight: 650 }}>
            {figure}
          </Typography>
        )}
      </Box>
    </>
  );
}
