import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import hills from '../layout/hills.svg';

interface EmptyStateProps {
  readonly title: string;
  readonly body?: string;
  readonly action?: ReactNode;
  /** Whether its title is the page's heading. */
  readonly isPage?: boolean;
}

/** A title, a sentence and an action, where there is nothing to show. */
export function EmptyState({ title, body, action, isPage }: EmptyStateProps) {
  return (
    <Box sx={{ p: 4, textAlign: 'center' }} role="status">
      <Box component="img" src={hills} alt="" sx={{ width: 72, height: 72, mb: 2, opacity: 0.85 }} />
      <Typography variant="h2" component={isPage ? 'h1' : 'h2'}>
        {title}
      </Typography>
      {body && <Typography sx={{ color: 'text.secondary', mt: 1 }}>{body}</Typography>}
      {action && <Box sx={{ mt: 2, '&:empty': { display: 'none' } }}>{action}</Box>}
    </Box>
  );
}
