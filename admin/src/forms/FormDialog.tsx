import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Form, useNotify, useRefresh } from 'react-admin';
import { useLabel } from '../i18n/useLabel';
import { ErrorAlerts } from './ErrorAlerts';
import { refusalsOf } from './useSave';

interface FormDialogProps<Values extends object> {
  readonly title: string;
  /** What the person should know before. */
  readonly text?: ReactNode;
  readonly defaultValues: Partial<Values>;
  /** What the button says. */
  readonly submit: string;
  readonly danger?: boolean;
  /** Performs it and answers with the sentence for a toast. `before`: what the form was filled with. */
  readonly send: (values: Values, before: Partial<Values>) => Promise<string>;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A short form over the page. It stays for a refusal; after a success it closes, and the page is up to date. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, text, defaultValues, submit, danger, send, onClose, children } = props;
  const label = useLabel();
  const id = useId();
  // A record that changes elsewhere must not take what is being typed.
  const [opened] = useState(defaultValues);
  const notify = useNotify();
  const refresh = useRefresh();
  // The form is judged before it is sent, and until then the button takes the second click of a double click.
  const isSent = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (values: Values) => send(values, opened),
    onError: () => {
      isSent.current = false;
    },
    onSuccess: (message) => {
      notify(message, { type: 'success' });
      refresh();
      onClose();
    },
  });
  return (
    <Dialog open onClose={isPending ? undefined : onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <Form
        // Else it would send the fields of the record that it was opened from, too.
        record={{}}
        // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-assertion -- the form's own type does not take a generic one
        defaultValues={opened as Record<string, unknown>}
        onSubmit={(values: object) => {
          if (isSent.current) return;
          isSent.current = true;
          mutate(values as Values);
        }}
        noValidate
      >
        <DialogTitle id={id} variant="h2" component="h2">
          {title}
        </DialogTitle>
        <DialogContent>
          {text && <DialogContentText>{text}</DialogContentText>}
          <Box sx={{ mt: 1 }}>{children}</Box>
          <ErrorAlerts sentences={error ? refusalsOf(error) : []} />
        </DialogContent>
        <DialogActions sx={{ p: 2, pt: 1 }}>
          <Button onClick={onClose} disabled={isPending}>
            {label('app.form.dismiss')}
          </Button>
          <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} loading={isPending}>
            {submit}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
