import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { useLabel } from '../i18n/useLabel';

interface ToggleButtonProps {
  /** What the button says. */
  readonly action: string;
  /** What it is about, for those who hear the button without its row. */
  readonly title: string;
  /** Performs the change and answers with the sentence for a toast. */
  readonly run: () => Promise<string>;
}

/** A change that can be taken back with the next click, and so is made without a question. */
export function ToggleButton({ action, title, run }: ToggleButtonProps) {
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
      aria-label={label('app.publicity.about', { action, title })}
      onClick={(event) => {
        event.stopPropagation();
        mutate();
      }}
    >
      {action}
    </Button>
  );
}
