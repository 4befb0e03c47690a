import { Alert, AlertTitle, Box } from '@mui/material';
import { useLabel } from '../i18n/useLabel';
import { isNotFound } from '../data/isNotFound';
import { LoadError } from '../page/LoadError';
import { RECORD_TITLE } from './RecordTitle';
import { usePageTitle } from '../page/usePageTitle';

interface RecordErrorProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown in the drawer when the record could not be loaded. */
export function RecordError({ error, onRetry }: RecordErrorProps) {
  const label = useLabel();
  const missing = isNotFound(error);
  usePageTitle(label(missing ? 'app.errors.missing' : 'app.errors.title'));
  return (
    // Below the close button.
    <Box sx={{ pt: 6 }}>
      {missing ? (
        <Alert severity="info" sx={{ m: 2 }}>
          <AlertTitle id={RECORD_TITLE}>{label('app.errors.missing')}</AlertTitle>
          {label('app.errors.missingBody')}
        </Alert>
      ) : (
        <LoadError error={error} onRetry={onRetry} titleId={RECORD_TITLE} />
      )}
    </Box>
  );
}
