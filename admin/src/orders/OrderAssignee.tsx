import { MenuItem, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useCanAccess, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { Order } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { useAssignees } from './useAssignees';

const NOBODY = 'nobody';

/** Who looks after a booking; users who may assign choose it here (rules/desk 15). */
export function OrderAssignee({ order: { id, assigneeId, assignee } }: { readonly order: Order }) {
  const label = useLabel();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { canAccess } = useCanAccess({ resource: 'tour-bookings', action: 'assign' });
  const colleagues = useAssignees();
  const { mutate, isPending } = useMutation({
    mutationFn: (chosen: string) =>
      dataProvider.assignOrder(id, chosen === NOBODY ? null : chosen, crypto.randomUUID()),
    onSuccess: (message) => notify(message, { type: 'success' }),
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => refresh(),
  });
  if (!canAccess) {
    return assignee ? <Typography>{`${label('app.orders.assignee.label')} ${assignee}`}</Typography> : null;
  }
  // One who has left is no choice any more, but is shown.
  const isKnown = assigneeId === null || colleagues.some((one) => one.id === assigneeId);
  return (
    <TextField
      select
      size="small"
      label={label('app.orders.assignee.change')}
      value={assigneeId ?? NOBODY}
      disabled={isPending}
      onChange={({ target }) => mutate(target.value)}
      sx={{ maxWidth: 320 }}
    >
      <MenuItem value={NOBODY}>{label('app.orders.assignee.nobody')}</MenuItem>
      {!isKnown && <MenuItem value={assigneeId}>{assignee ?? ''}</MenuItem>}
      {colleagues.map(({ id: one, name }) => (
        <MenuItem key={one} value={one}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
