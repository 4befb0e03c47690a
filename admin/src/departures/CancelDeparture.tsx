import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { Departure } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { CancelDepartureDialog } from './CancelDepartureDialog';

/** Cancels a departure, for users who may. */
export function CancelDeparture({ departure }: { readonly departure: Departure }) {
  const label = useLabel();
  // One key for each opened dialog, so that a repeated click cancels once.
  const [key, setKey] = useState<string | null>(null);
  const { canAccess } = useCanAccess({ resource: 'departures', action: 'cancel' });
  if (!canAccess) return null;
  return (
    <>
      <Button variant="outlined" size="small" color="error" onClick={() => setKey(crypto.randomUUID())}>
        {label('app.departures.cancel.open')}
      </Button>
      {key && <CancelDepartureDialog departure={departure} idempotencyKey={key} onClose={() => setKey(null)} />}
    </>
  );
}
