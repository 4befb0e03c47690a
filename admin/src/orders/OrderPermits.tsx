import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LinkBase, useCanAccess, useDataProvider } from 'react-admin';
import type { Order } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { usePerson } from '../permits/PermitPerson';
import { PermitStateChip } from '../permits/PermitStateChip';
import { dayOf, permitsOfBooking } from '../permits/permitWords';

/** The permits of a booking. Fetched on request, because they name travellers (rules/privacy 2). */
export function OrderPermits({ order: { id, itemType } }: { readonly order: Order }) {
  const label = useLabel();
  const personOf = usePerson();
  const { canAccess } = useCanAccess({ resource: 'permits', action: 'list' });
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => dataProvider.permitsOf(id) });
  const list = useRef<HTMLDivElement>(null);
  // Moves the focus, because the button that had it has disappeared.
  useEffect(() => {
    if (data) list.current?.focus();
  }, [data]);
  if (!canAccess || itemType !== 'tour') return null;
  return (
    <Box component="section">
      <Typography variant="h3">{label('app.menu.permits')}</Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data ? (
        <Box ref={list} tabIndex={-1} sx={{ display: 'grid', gap: 1, mt: 1, outline: 'none' }}>
          {data.length === 0 && <Typography>{label('app.permits.noneInBooking')}</Typography>}
          {data.map((permit) => (
            <Box key={permit.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <PermitStateChip permit={permit} />
              <span>{[permit.label, dayOf(permit), personOf(permit), permit.number].filter(Boolean).join(' · ')}</span>
            </Box>
          ))}
          {data.length > 0 && (
            <Link component={LinkBase} to={permitsOfBooking(id)} sx={{ justifySelf: 'start', py: 0.5 }}>
              {label('app.permits.openList')}
            </Link>
          )}
        </Box>
      ) : (
        <Button disabled={isPending} onClick={() => mutate()}>
          {label('app.permits.show')}
        </Button>
      )}
    </Box>
  );
}
