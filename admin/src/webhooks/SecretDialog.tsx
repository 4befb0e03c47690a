import Copy from '@mui/icons-material/ContentCopy';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useLabel } from '../i18n/useLabel';
import { Code } from '../ui/Code';
import { useCopy } from '../actions/useCopy';

interface SecretDialogProps {
  /** The dialog is closed if it is undefined. */
  readonly secret: string | undefined;
  readonly onClose: () => void;
}

/** Shows the secret of a webhook once; a click outside does not close it. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const label = useLabel();
  const copy = useCopy();
  const id = useId();
  if (!secret) return null;
  return (
    <Dialog open aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} variant="h2" component="h2">
        {label('app.webhooks.secret.title')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{label('app.webhooks.secret.text')}</DialogContentText>
        <Code>{secret}</Code>
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 1 }}>
        <Button startIcon={<Copy />} onClick={() => void copy(secret)}>
          {label('app.webhooks.secret.copy')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {label('app.webhooks.secret.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
