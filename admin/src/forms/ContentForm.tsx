import { Box, Button, Card } from '@mui/material';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { Form } from 'react-admin';
import { useLabel } from '../i18n/useLabel';
import { Conflicts } from './Conflicts';
import { DraftKeeper } from './DraftKeeper';
import { Failures } from './Failures';
import { LatestValues } from './LatestValues';
import { useSave } from './useSave';

/** What a form was filled with, and which version of its record that was. */
export interface Seen<Values> {
  readonly values: Values;
  /** The record's `updatedAt`; none of one that is being made. */
  readonly updatedAt?: string | undefined;
}

interface ContentFormProps<Values extends object> {
  /** What the record holds now; shown until the person begins to write. */
  readonly defaultValues: Values;
  /** When the record was last changed; none of one that is being made. */
  readonly updatedAt?: string;
  /** Sends the form and answers with the sentence of success. `seen`: what the person knew of the record. */
  readonly send: (values: Values, seen: Seen<Values>) => Promise<string>;
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
 * above the button; what somebody else has written into the same field, too.
 */
export function ContentForm<Values extends object>(props: ContentFormProps<Values>) {
  const { defaultValues, updatedAt, send, next, submit, children, extra } = props;
  const label = useLabel();
  const [filled, setFilled] = useState(defaultValues);
  // Apart from what the form was filled with: who has seen what others wrote goes on with the own text.
  const seen = useRef<Seen<Values>>({ values: defaultValues, updatedAt });
  const {
    submit: save,
    busy,
    saved,
    refusals,
    isConflict,
  } = useSave((values: Values) => send(values, seen.current), next);
  const latest = { values: defaultValues, updatedAt };
  const fill = useCallback(
    (values: Values) => {
      seen.current = { values, updatedAt };
      setFilled(values);
    },
    [updatedAt],
  );
  return (
    <Form
      defaultValues={filled}
      onSubmit={(values: object) => save(values as Values)}
      noValidate
      warnWhenUnsavedChanges
    >
      <DraftKeeper saved={saved} />
      <LatestValues latest={defaultValues} saved={saved} fill={fill} />
      <Card sx={{ mt: 2, p: { xs: 2, sm: 3 }, maxWidth: 960 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>{children}</Box>
        <Box sx={{ mt: 3 }} aria-live="polite">
          <Failures sentences={refusals} />
          {isConflict && <Conflicts seen={seen} latest={latest} save={save} />}
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
