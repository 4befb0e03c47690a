import { Alert, AlertTitle, Button } from '@mui/material';
import { useLabel } from '../i18n/useLabel';

interface LoadErrorProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The id of the title, if it names the element around it. */
  readonly titleId?: string;
}

/** The error alert of a screen whose data could not be loaded. */
export function LoadError({ error, onRetry, titleId }: LoadErrorProps) {
  const label = useLabel();
  return (
    <Alert
      severity="error"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {label('app.errors.retry')}
        </Button>
      }
    >
      <AlertTitle id={titleId}>{label('app.errors.title')}</AlertTitle>
      {error instanceof Error ? error.message : String(error)}
    </Alert>
  );
}
