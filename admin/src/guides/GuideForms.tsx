import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useCreate, useUpdate } from 'react-admin';
import type { Guide, NewGuide } from '../data/types';
import type { Written } from '../data/writes';
import { changedFields } from '../forms/changedFields';
import { FormDialog } from '../forms/FormDialog';
import { useLabel } from '../i18n/useLabel';
import { GuideFields } from './GuideFields';

const NEW = { language: 'en', languages: ['en'], isGuide: true, isDriver: false, isActive: true, daysOff: [] } as const;

/** Adds a guide or driver. */
export function CreateGuide() {
  const label = useLabel();
  const [create] = useCreate<NewGuide, Error, Written<Guide>>('guides', undefined, { returnPromise: true });
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'guides', action: 'create' });
  if (!canAccess) return null;
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {label('app.guides.create')}
      </Button>
      {open && (
        <FormDialog<NewGuide>
          title={label('app.guides.create')}
          defaultValues={{ ...NEW, languages: [...NEW.languages], daysOff: [] }}
          submit={label('app.guides.create')}
          large
          send={async (data) => ((await create(undefined, { data })) as Written<Guide>).serverMessage}
          onClose={() => setOpen(false)}
        >
          <GuideFields />
        </FormDialog>
      )}
    </>
  );
}

/** Changes a guide or driver. */
export function ChangeGuide({ guide }: { readonly guide: Guide }) {
  const label = useLabel();
  const [update] = useUpdate('guides', undefined, { returnPromise: true });
  const [open, setOpen] = useState(false);
  const { id, page: _page, calendar: _calendar, createdAt: _createdAt, ...fields } = guide;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={label('app.list.actionOn', { action: label('app.guides.update'), title: guide.names })}
        onClick={() => setOpen(true)}
      >
        {label('app.guides.update')}
      </Button>
      {open && (
        <FormDialog<NewGuide>
          title={guide.names}
          defaultValues={{ ...fields, languages: [...fields.languages], daysOff: [...fields.daysOff] }}
          submit={label('app.guides.save')}
          large
          send={async (changed, before) => {
            const data = changedFields(before, changed);
            return ((await update(undefined, { id, data, previousData: guide })) as Written).serverMessage;
          }}
          onClose={() => setOpen(false)}
        >
          <GuideFields />
        </FormDialog>
      )}
    </>
  );
}
