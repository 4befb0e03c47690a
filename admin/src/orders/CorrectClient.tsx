import Edit from '@mui/icons-material/EditOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useDataProvider } from 'react-admin';
import type { Order } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { TextInput } from '../forms/TextInput';
import { changedFields } from '../forms/changedFields';
import { FormDialog } from '../forms/FormDialog';
import { LanguageInput } from '../forms/LanguageInput';
import { useLabel } from '../i18n/useLabel';
import { ClientInputs } from './ClientInputs';

interface ClientForm {
  readonly names: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly address: string;
  readonly location: string;
  readonly language: Order['language'];
}

/** Corrects a client's details, such as a wrong email address, for users who may. */
export function CorrectClient({ order }: { readonly order: Order }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const [isOpen, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'tour-bookings', action: 'edit' });
  if (!canAccess) return null;
  const { client, location, language, number, revision, id } = order;
  return (
    <>
      <Button size="small" startIcon={<Edit />} onClick={() => setOpen(true)}>
        {label('app.orders.correct.action')}
      </Button>
      {isOpen && (
        <FormDialog<ClientForm>
          title={label('app.orders.correct.title', { number })}
          text={label('app.orders.correct.text')}
          defaultValues={{ ...client, location, language }}
          submit={label('app.orders.correct.save')}
          send={(after, before) => dataProvider.changeOrder(id, { revision, ...changedFields(before, after) })}
          onClose={() => setOpen(false)}
        >
          <ClientInputs />
          <TextInput source="location" label="app.orders.detail.location" helperText={false} autoComplete="off" />
          <LanguageInput helperText="app.orders.detail.languageHelp" />
        </FormDialog>
      )}
    </>
  );
}
