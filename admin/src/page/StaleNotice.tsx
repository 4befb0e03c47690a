import { Box, Button } from '@mui/material';
import { useLabel } from '../i18n/useLabel';
import { isNotFound } from '../data/isNotFound';

interface StaleNoticeProps {
  /** The error of the latest attempt; null if it succeeded. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A notice that the content could not be refreshed; the old content stays. */
export function StaleNotice({ error, onRetry }: StaleNoticeProps) {
  const label = useLabel();
  return (
    // Sticks to the lower edge over the content, so that nothing moves away from the pointer.
    <Box role="status" sx={{ position: 'sticky', bottom: 0, zIndex: 1 }}>
      {isNotFound(error) ? (
        <Box sx={NOTICE}>{label('app.errors.gone')}</Box>
      ) : (
        Boolean(error) && (
          <Box sx={NOTICE}>
            {label('app.errors.stale')}
            <Button size="small" onClick={onRetry}>
              {label('app.errors.retry')}
            </Button>
          </Box>
        )
      )}
    </Box>
  );
}

const NOTICE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 0.5,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  fontSize: '0.875rem',
} as const;
