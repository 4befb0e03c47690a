import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { LoadError } from '../page/LoadError';

interface PanelProps {
  readonly title: string;
  /** The list that "All" leads to. */
  readonly all?: { readonly label: string; readonly to: string };
  readonly isPending: boolean;
  readonly error?: unknown;
  readonly onRetry?: () => void;
  /** Shown when there is no content. */
  readonly empty?: string;
  readonly children: ReactNode;
}

/** A card of the first screen that loads and fails independently of the others. */
export function Panel({ title, all, isPending, error, onRetry, empty, children }: PanelProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 52, px: 2.5, pt: 1.5, pb: 1 }}>
        <Typography id={id} variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {all && (
          <Button component={LinkBase} to={all.to}>
            {all.label}
          </Button>
        )}
      </Box>
      {error ? (
        <LoadError error={error} onRetry={() => onRetry?.()} />
      ) : isPending ? (
        <Skeleton variant="rounded" height={160} sx={{ m: 2.5, mt: 0 }} />
      ) : empty ? (
        <Typography sx={{ px: 2.5, pb: 2.5, color: 'text.secondary' }}>{empty}</Typography>
      ) : (
        children
      )}
    </Card>
  );
}

/** The rows of a panel. */
export function PanelRows({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        '& > li': { borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
      }}
    >
      {children}
    </Box>
  );
}
