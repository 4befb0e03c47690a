import { Box, Card } from '@mui/material';
import { useCallback, useState, type ReactNode } from 'react';
import { Form } from 'react-admin';
import { changedFields } from '../forms/changedFields';
import { EditConflict } from '../forms/EditConflict';
import { FormDraft } from '../forms/FormDraft';
import { ErrorAlerts } from '../forms/ErrorAlerts';
import { Refusals } from '../forms/Refusals';
import { RefillFromRecord } from '../forms/RefillFromRecord';
import { SubmitButton } from '../forms/SubmitButton';
import { useSave } from '../forms/useSave';

/** The values that a form was filled with, and the version of the record they come from. */
export interface Seen<Values> {
  readonly values: Values;
  /** The record's `updatedAt`; undefined for a new one. */
  readonly updatedAt?: string | undefined;
}

interface ContentFormProps<Values extends object> {
  /** The record's current values; the form follows them until someone edits it. */
  readonly defaultValues: Values;
  /** When the record was last changed; undefined for a new one. */
  readonly updatedAt?: string;
  /** The request body for the form's values. */
  readonly toBody: (values: Values) => object;
  /** The text of the button. */
  readonly submit: string;
  readonly children: ReactNode;
  /** The path to open after saving; the list by default. */
  readonly goTo?: string;
  /** Shown at the other end of the button's row. */
  readonly extra?: ReactNode;
}

/**
 * The form of a tour, event, destination or publication. Leaving it with unsaved changes needs a confirmation. Edits
 * are kept when the session ends and while the record changes elsewhere. Errors of the server, and conflicts with
 * changes by someone else in the same field, are shown above the button.
 */
export function ContentForm<Values extends object>(props: ContentFormProps<Values>) {
  const { defaultValues, updatedAt, toBody, submit, children, goTo, extra } = props;
  const [filled, setFilled] = useState(defaultValues);
  // Differs from `filled` after a conflict: the form keeps its edits, now based on the newer version.
  const [seen, setSeen] = useState<Seen<Values>>({ values: defaultValues, updatedAt });
  const { submit: send, saved, refusals, isConflict } = useSave(goTo);
  const save = (values: Values, { values: before, updatedAt: version } = seen) => {
    const body = toBody(values);
    return send(version ? { ...changedFields(toBody(before), body), updatedAt: version } : body);
  };
  const latest = { values: defaultValues, updatedAt };
  const keepMine = (values: Values) => {
    setSeen(latest);
    return save(values, latest);
  };
  const fill = useCallback(
    (values: Values) => {
      setSeen({ values, updatedAt });
      setFilled(values);
    },
    [updatedAt],
  );
  return (
    <Form defaultValues={filled} onSubmit={(values: object) => save(values as Values)} noValidate>
      <FormDraft saved={saved} />
      <RefillFromRecord latest={defaultValues} saved={saved} fill={fill} />
      <Card sx={{ mt: 2, p: { xs: 2, sm: 3 }, maxWidth: 960 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <Refusals value={refusals}>{children}</Refusals>
        </Box>
        <Box sx={{ mt: 3 }} aria-live="polite">
          <ErrorAlerts sentences={refusals} />
          {isConflict && <EditConflict seen={seen} latest={latest} keepMine={keepMine} />}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
          <SubmitButton label={submit} saved={saved} />
          {extra}
        </Box>
      </Card>
    </Form>
  );
}
