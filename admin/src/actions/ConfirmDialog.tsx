import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { useLabel } from '../i18n/useLabel';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly question: string;
  /** Explains what happens after Yes. */
  readonly consequence?: string;
  readonly danger?: boolean;
  /** Why the server refused it. */
  readonly error?: string;
  readonly busy?: boolean;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** A question with the answers No and Yes. Escape means No until Yes was pressed; then the dialog shows the outcome. */
export function ConfirmDialog({ open, question, consequence, danger, error, busy, onNo, onYes }: ConfirmDialogProps) {
  const label = useLabel();
  const id = useId();
  const answered = useRef(false);
  // After a refusal Yes may be pressed again, but the second click of a double click does nothing.
  useEffect(() => {
    if (open && !busy) answered.current = false;
  }, [open, busy]);
  const answerYes = () => {
    if (answered.current) return;
    answered.current = true;
    onYes();
  };
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onNo}
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-question`} variant="h2" component="h2">
        {question}
      </DialogTitle>
      {(consequence || error) && (
        <DialogContent>
          <DialogContentText id={`${id}-text`}>{consequence}</DialogContentText>
          {error && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {error}
            </Alert>
          )}
        </DialogContent>
      )}
      <DialogActions sx={{ p: 2, pt: 1 }}>
        <Button onClick={onNo} autoFocus disabled={busy}>
          {label('app.confirm.no')}
        </Button>
        <Button onClick={answerYes} variant="contained" color={danger ? 'error' : 'primary'} loading={busy}>
          {label('app.confirm.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
