import * as maxLengths from '@imisozi/core/fields/lengths';
import { ADDRESS_KINDS, CONSENTS, MAX_CLIENT_ADDRESSES } from '@imisozi/core/clients';
import { Button } from '@mui/material';
import { useState } from 'react';
import { DateInput, SelectInput, useUpdate } from 'react-admin';
import type { Client } from '../data/types';
import type { Written } from '../data/writes';
import { TextInput } from '../forms/TextInput';
import { changedFields } from '../forms/changedFields';
import { FieldPair } from '../forms/FieldPair';
import { FormDialog } from '../forms/FormDialog';
import { LanguageInput } from '../forms/LanguageInput';
import { requiredText } from '../forms/requiredText';
import { RowsInput } from '../forms/rows/RowsInput';
import { useLabel } from '../i18n/useLabel';
import { clientFields, clientForm, EMPTY_ADDRESS, type ClientForm } from './clientForm';

const KINDS = ADDRESS_KINDS.map((id) => ({ id, name: `app.clients.kinds.${id}` }));
const CONSENT_CHOICES = CONSENTS.map((id) => ({ id, name: `app.clients.consents.${id}` }));

/** Changes what is known of a client. */
export function ChangeClient({ client }: { readonly client: Client }) {
  const label = useLabel();
  const [update] = useUpdate('clients', undefined, { returnPromise: true });
  const [open, setOpen] = useState(false);
  const { id, names, updatedAt } = client;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {label('app.clients.update')}
      </Button>
      {open && (
        <FormDialog<ClientForm>
          title={names || label('app.clients.nameless')}
          defaultValues={clientForm(client)}
          submit={label('app.clients.save')}
          large
          send={async (form, before) => {
            const changed = changedFields(clientFields(before as ClientForm), clientFields(form));
            const data = { ...changed, updatedAt };
            return ((await update(undefined, { id, data, previousData: client })) as Written).serverMessage;
          }}
          onClose={() => setOpen(false)}
        >
          <ClientFields />
        </FormDialog>
      )}
    </>
  );
}

function ClientFields() {
  const label = useLabel();
  const long = { htmlInput: { maxLength: maxLengths.remark } };
  return (
    <>
      <FieldPair>
        <TextInput
          source="names"
          label="resources.clients.fields.names"
          helperText={false}
          slotProps={{ htmlInput: { maxLength: maxLengths.fullName, autoComplete: 'off' } }}
        />
        <LanguageInput />
        <DateInput source="birthday" label="resources.clients.fields.birthday" helperText={false} />
        <SelectInput
          source="consent"
          label="resources.clients.fields.consent"
          choices={CONSENT_CHOICES}
          helperText={false}
          isRequired
        />
      </FieldPair>
      <TextInput
        source="preferences"
        label="resources.clients.fields.preferences"
        multiline
        minRows={2}
        helperText={false}
        slotProps={long}
      />
      <TextInput
        source="note"
        label="resources.clients.fields.note"
        multiline
        minRows={2}
        helperText={false}
        slotProps={long}
      />
      <RowsInput
        source="addresses"
        label={label('app.clients.addresses')}
        add={label('app.clients.addAddress')}
        nameOf={(place) => label('app.clients.addressName', { number: place + 1 })}
        empty={EMPTY_ADDRESS}
        max={MAX_CLIENT_ADDRESSES}
      >
        {(source) => (
          <FieldPair>
            <SelectInput
              source={`${source}.kind`}
              label="app.clients.addressKind"
              choices={KINDS}
              helperText={false}
              isRequired
            />
            <TextInput
              source={`${source}.value`}
              label="app.clients.addressValue"
              helperText="app.clients.addressHelp"
              slotProps={{ htmlInput: { autoComplete: 'off' } }}
              validate={requiredText(label('app.clients.addressMissing'))}
            />
          </FieldPair>
        )}
      </RowsInput>
    </>
  );
}
