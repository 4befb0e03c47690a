import { Box, Button, Card } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Form } from 'react-admin';
import { useLabel } from '../i18n/useLabel';
import { DraftKeeper } from './DraftKeeper';
import { Failures } from './Failures';
import { LatestValues } from './LatestValues';
import { useSave } from './useSave';

interface ContentFormProps<Values extends object> {
  /** What the record holds now; shown until the person begins to write. */
  readonly defaultValues: Values;
  /** Sends the form and answers with the sentence of success. `before`: what it was filled with. */
  readonly send: (values: Values, before: Values) => Promise<string>;
  /** Where the person is taken after a success. */
  readonly next: string;
  /** What the button says. */
  readonly submit: string;
  readonly children: ReactNode;
  /** Stands at the other end of the row of the button. */
  readonly extra?: ReactNode;
}

/**
 * The form of a tour, event, destination or publication. Whoever leaves it with unsaved changes is asked first; what is
 * typed is kept when the session is lost, and while the record changes elsewhere. What the server finds wrong is shown
 * above the button.
 */
export function ContentForm<Values extends object>(props: ContentFormProps<Values>) {
  const { defaultValues, send, next, submit, children, extra } = props;
  const label = useLabel();
  const [filled, setFilled] = useState(defaultValues);
  const { submit: save, busy, saved, refusals } = useSave((values: Values) => send(values, filled), next);
  return (
    <Form
      defaultValues={filled}
      onSubmit={(values: object) => save(values as Values)}
      noValidate
      warnWhenUnsavedChanges
    >
      <DraftKeeper saved={saved} />
      <LatestValues latest={defaultValues} saved={saved} fill={setFilled} />
      <Card sx={{ mt: 2, p: { xs: 2, sm: 3 }, maxWidth: 960 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>{children}</Box>
        <Box sx={{ mt: 3 }} aria-live="polite">
          <Failures sentences={refusals} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
          <Button type="submit" variant="contained" size="large" disabled={busy}>
            {busy ? label('app.form.saving') : submit}
          </Button>
          {extra}
        </Box>
      </Card>
    </Form>
  );
}
