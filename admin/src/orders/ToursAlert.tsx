import { Alert, Button } from '@mui/material';
import { useLabel } from '../i18n/useLabel';
import { useTourNames } from './tourNames';

/** A notice if the names of the tours could not be loaded. */
export function ToursAlert() {
  const label = useLabel();
  const { isError, refetch } = useTourNames();
  if (!isError) return null;
  return (
    <Alert
      severity="error"
      sx={{ mb: 1 }}
      action={
        <Button color="inherit" size="small" onClick={() => void refetch()}>
          {label('app.errors.retry')}
        </Button>
      }
    >
      {label('app.orders.toursFailed')}
    </Alert>
  );
}
