import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { NamedFile } from '../data/http';
import { useHeadings, withHeadings } from '../lists/fileHeadings';
import { saveFile } from '../lists/saveFile';

interface FileButtonProps {
  /** The text of the button. */
  readonly text: string;
  readonly read: () => Promise<NamedFile>;
  /** The resource whose labels become the column headings of a CSV file. */
  readonly headings?: string;
  readonly size?: 'small' | 'medium';
}

/** Saves a file that the API makes. */
export function FileButton({ text, read, headings, size = 'medium' }: FileButtonProps) {
  const notify = useNotify();
  const headingOf = useHeadings(headings ?? '');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const file = await read();
      return headings ? { ...file, content: await withHeadings(file.content, headingOf) } : file;
    },
    onSuccess: saveFile,
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  return (
    <Button size={size} startIcon={<Download />} disabled={isPending} onClick={() => mutate()}>
      {text}
    </Button>
  );
}
