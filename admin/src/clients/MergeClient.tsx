import { Button } from '@mui/material';
import { useState } from 'react';
import { required, useDataProvider } from 'react-admin';
import type { Client, ClientRow } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { FormDialog } from '../forms/FormDialog';
import { RecordInput } from '../forms/RecordInput';
import { useLabel } from '../i18n/useLabel';

interface Values {
  readonly other: string;
}

const BY_NAME = { field: 'names', order: 'ASC' } as const;

/** Makes another client part of this one. */
export function MergeClient({ client }: { readonly client: Client }) {
  const label = useLabel();
  const { mergeClients } = useDataProvider<StaffDataProvider>();
  const [key, setKey] = useState<string>();
  const name = client.names || client.email;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setKey(crypto.randomUUID())}>
        {label('app.clients.merge.action')}
      </Button>
      {key && (
        <FormDialog<Values>
          title={label('app.clients.merge.title', { name })}
          text={label('app.clients.merge.text', { name })}
          defaultValues={{}}
          submit={label('app.clients.merge.action')}
          danger
          send={({ other }) => mergeClients(client.id, other, key)}
          onClose={() => setKey(undefined)}
        >
          <RecordInput
            source="other"
            reference="clients"
            sort={BY_NAME}
            label="app.clients.merge.other"
            optionText={(row?: ClientRow) => (row ? [row.names, row.email].filter(Boolean).join(' · ') : '')}
            getOptionDisabled={(row: ClientRow) => row.id === client.id}
            helperText={false}
            validate={required(label('app.clients.merge.otherMissing'))}
          />
        </FormDialog>
      )}
    </>
  );
}
