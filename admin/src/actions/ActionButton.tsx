import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { useLabel } from '../i18n/useLabel';

interface ActionButtonProps {
  /** The text of the button. */
  readonly text: string;
  /** The record's name, for screen readers. */
  readonly title: string;
  /** Performs the action. @returns the message for a toast */
  readonly run: () => Promise<string>;
}

/** A button without a confirmation: its action can be undone with the next click, or repeated safely. */
export function ActionButton({ text, title, run }: ActionButtonProps) {
  const label = useLabel();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: run,
    onSuccess: (message) => notify(message, { type: 'success' }),
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: refresh,
  });
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isPending}
      sx={{ whiteSpace: 'nowrap' }}
      aria-label={label('app.list.actionOn', { action: text, title })}
      onClick={(event) => {
        event.stopPropagation();
        mutate();
      }}
    >
      {text}
    </Button>
  );
}
