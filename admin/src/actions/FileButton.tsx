import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { NamedFile } from '../data/http';
import { saveFile } from '../lists/saveFile';

interface FileButtonProps {
  /** What the button says. */
  readonly text: string;
  readonly read: () => Promise<NamedFile>;
  readonly size?: 'small' | 'medium';
}

/** Saves a file that the API makes. */
export function FileButton({ text, read, size = 'medium' }: FileButtonProps) {
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: read,
    onSuccess: saveFile,
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  return (
    <Button size={size} startIcon={<Download />} disabled={isPending} onClick={() => mutate()}>
      {text}
    </Button>
  );
}
