import Copy from '@mui/icons-material/ContentCopy';
import { IconButton } from '@mui/material';
import { useLabel } from '../i18n/useLabel';
import { useCopy } from './useCopy';

interface CopyButtonProps {
  readonly text: string;
  /** The name of the text, for screen readers. */
  readonly name: string;
}

/** Copies a text that staff need elsewhere, such as the number of a booking, to the clipboard. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const label = useLabel();
  const copy = useCopy();
  const title = label('app.copy.action', { name });
  return (
    <IconButton size="small" aria-label={title} title={title} onClick={() => void copy(text)}>
      <Copy fontSize="inherit" />
    </IconButton>
  );
}
