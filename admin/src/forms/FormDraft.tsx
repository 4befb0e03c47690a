import { Alert, Button } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLabel } from '../i18n/useLabel';
import { draftOf, dropDraft, keepDraft } from './drafts';
import { useUnsavedChanges } from './unsavedChanges';

interface FormDraftProps {
  /** The form has been saved, so there is nothing to keep. */
  readonly saved: boolean;
  /** Identifies the form if several have the same path. */
  readonly part?: string;
  /** The values to keep in the draft; the default is all. */
  readonly toDraft?: (values: object) => object;
  /** The form values of a restored draft. */
  readonly fromDraft?: (draft: object) => object;
}

const asItIs = (values: object) => values;

/**
 * Inside a form: asks for confirmation when the user leaves it with unsaved changes, keeps them as a draft if the page
 * is left anyway, such as at the end of the session, and offers to restore the draft on the next visit.
 */
export function FormDraft({ saved, part, toDraft = asItIs, fromDraft = asItIs }: FormDraftProps) {
  const label = useLabel();
  const { pathname } = useLocation();
  const form = part ? `${pathname} ${part}` : pathname;
  const { getValues, reset } = useFormContext();
  const { dirtyFields } = useFormState();
  const [draft, setDraft] = useState(() => draftOf(form));
  const isUnsaved = !saved && Object.keys(dirtyFields).length > 0;
  useUnsavedChanges(isUnsaved);
  const keep = useEffectEvent(() => {
    if (isUnsaved) keepDraft(form, toDraft(getValues()));
  });
  useEffect(() => {
    const listener = () => keep();
    window.addEventListener('pagehide', listener);
    return () => window.removeEventListener('pagehide', listener);
  }, []);
  useEffect(() => {
    if (saved) dropDraft(form);
  }, [saved, form]);

  if (!draft || saved) return null;
  const close = () => {
    dropDraft(form);
    setDraft(undefined);
  };
  return (
    <Alert
      severity="info"
      sx={{ mt: 2, maxWidth: 960, alignItems: 'center', flexWrap: 'wrap' }}
      action={
        <>
          <Button color="inherit" size="small" onClick={close}>
            {label('app.draft.discard')}
          </Button>
          <Button
            size="small"
            variant="contained"
            onClick={() => {
              // Restored values still count as unsaved.
              reset(fromDraft(draft), { keepDefaultValues: true });
              close();
            }}
          >
            {label('app.draft.restore')}
          </Button>
        </>
      }
    >
      {label('app.draft.found')}
    </Alert>
  );
}
