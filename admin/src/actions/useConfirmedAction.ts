import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';

/**
 * An action with a confirmation. The success message is shown as a toast; a refusal stays in the
 * dialog.
 * @param run performs the action and returns the success message
 * @param onClose called when the question is answered, for a dialog that is mounted only while it is open
 */
export function useConfirmedAction(run: () => Promise<string>, onClose?: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: run,
    onSuccess: (message) => {
      close();
      notify(message, { type: 'success' });
      refresh();
    },
  });
  return {
    ask: () => {
      reset();
      setOpen(true);
    },
    dialog: {
      open,
      busy: isPending,
      error: error?.message,
      onYes: () => mutate(),
      onNo: () => {
        close();
        // A refusal often means that someone else has changed the record. Refetching earlier could unmount the dialog.
        if (error) refresh();
      },
    },
  };
}
