import { Box, FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useCanAccess, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { Order } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { useLabel } from '../../i18n/useLabel';

/** Pauses the reminders of an unpaid booking, for users who may. */
export function RemindersSwitch({ order }: { readonly order: Order }) {
  const label = useLabel();
  const help = useId();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { canAccess } = useCanAccess({ resource: 'tour-bookings', action: 'edit' });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (paused: boolean) => dataProvider.pauseReminders(order.id, paused),
    onSuccess: (message) => notify(message, { type: 'success' }),
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => refresh(),
  });
  if (!canAccess || order.nextDue === null) return null;
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={isPending ? variables : order.remindersPaused}
            disabled={isPending}
            onChange={(_, paused) => mutate(paused)}
            slotProps={{ input: { role: 'switch', 'aria-describedby': help } }}
          />
        }
        label={label('app.reminders.paused')}
      />
      <FormHelperText id={help} sx={{ mt: 0 }}>
        {label(order.remindersPaused ? 'app.reminders.pausedHelp' : 'app.reminders.help')}
      </FormHelperText>
    </Box>
  );
}
