import { Alert, Button } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLabel } from '../i18n/useLabel';
import { draftAt, dropDraft, keepDraft } from './drafts';
import { useUnsavedChanges } from './unsavedChanges';

/**
 * Inside a form: keeps unsaved text when the page is left, above all when the session ends in the middle of an edit,
 * and offers to restore it on the next visit.
 * @param props.saved the form has been saved, so there is nothing to keep
 */
export function FormDraft({ saved }: { readonly saved: boolean }) {
  const label = useLabel();
  const { pathname } = useLocation();
  const { getValues, reset } = useFormContext();
  const { dirtyFields } = useFormState();
  const [draft, setDraft] = useState(() => draftAt(pathname));
  const isUnsaved = !saved && Object.keys(dirtyFields).length > 0;
  useUnsavedChanges(isUnsaved);
  const keep = useEffectEvent(() => {
    if (isUnsaved) keepDraft(pathname, getValues());
  });
  useEffect(() => {
    const listener = () => keep();
    window.addEventListener('pagehide', listener);
    return () => window.removeEventListener('pagehide', listener);
  }, []);
  useEffect(() => {
    if (saved) dropDraft(pathname);
  }, [saved, pathname]);

  if (!draft || saved) return null;
  const close = () => {
    dropDraft(pathname);
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
              // Unsaved still means different from the server's values.
              reset(draft, { keepDefaultValues: true });
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
