import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Form, useNotify, useRefresh } from 'react-admin';
import { useLabel } from '../i18n/useLabel';
import { ErrorAlerts } from './ErrorAlerts';
import { sentencesOf } from '../data/failures';

interface FormDialogProps<Values extends object> {
  readonly title: string;
  /** An explanation above the fields. */
  readonly text?: ReactNode;
  readonly defaultValues: Partial<Values>;
  /** The text of the button. */
  readonly submit: string;
  /** The text of the other button, where "Cancel" could be misunderstood. */
  readonly dismiss?: string;
  readonly danger?: boolean;
  /** For many fields: a wider dialog, which fills the screen of a phone. */
  readonly large?: boolean;
  /** Sends the form. @param before its initial values @returns the message for a toast, or an empty text for none */
  readonly send: (values: Values, before: Partial<Values>) => Promise<string>;
  readonly onClose: () => void;
  /** Stays visible above the buttons. */
  readonly summary?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** A short form in a dialog. It stays open after a refusal; after success it closes and the page is refetched. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const {
    title,
    text,
    defaultValues,
    submit,
    dismiss,
    danger,
    large = false,
    send,
    onClose,
    summary,
    children,
  } = props;
  const label = useLabel();
  const id = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  // A change of the record elsewhere must not overwrite edits.
  const [opened] = useState(defaultValues);
  const notify = useNotify();
  const refresh = useRefresh();
  // Validation is asynchronous, and until it ends the button would accept the second click of a double click.
  const isSent = useRef(false);
  // It fades out above the page, so that the second click of a double click does not reach what lies beneath.
  const [isOpen, setIsOpen] = useState(true);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (values: Values) => send(values, opened),
    onError: () => {
      isSent.current = false;
    },
    onSuccess: (message) => {
      if (message) notify(message, { type: 'success' });
      refresh();
      setIsOpen(false);
    },
  });
  return (
    <Dialog
      open={isOpen}
      onClose={isPending ? undefined : onClose}
      slotProps={{ transition: { onExited: onClose } }}
      aria-labelledby={id}
      maxWidth={large ? 'md' : 'sm'}
      fullScreen={large && isPhone}
      fullWidth
      // The form is between the paper and its scrolling content.
      sx={large ? { '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 } } : undefined}
    >
      <Form
        // Without this, the fields of the surrounding record would be sent too.
        record={{}}
        // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-assertion -- its type is not generic
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
          <ErrorAlerts sentences={error ? sentencesOf(error) : []} />
        </DialogContent>
        {summary && <Box sx={{ px: 3, pt: 1 }}>{summary}</Box>}
        <DialogActions sx={{ p: 2, pt: 1 }}>
          <Button onClick={onClose} disabled={isPending}>
            {dismiss ?? label('app.form.dismiss')}
          </Button>
          <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} loading={isPending}>
            {submit}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
