import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useId, useRef, type ReactNode } from 'react';
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
  /** What the answer is about, below the consequence; it makes the dialog wide. */
  readonly children?: ReactNode;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** A question with the answers No and Yes. Escape means No until Yes was pressed; then the dialog shows the outcome. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, question, consequence, danger, error, busy, children, onNo, onYes } = props;
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
      maxWidth={children ? 'md' : 'xs'}
      fullWidth={Boolean(children)}
    >
      <DialogTitle id={`${id}-question`} variant="h2" component="h2">
        {question}
      </DialogTitle>
      {(consequence || error || children) && (
        <DialogContent>
          <DialogContentText id={`${id}-text`}>{consequence}</DialogContentText>
          {children}
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
