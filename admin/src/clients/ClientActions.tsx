import { Box } from '@mui/material';
import { CanAccess, useDataProvider } from 'react-admin';
import { FileButton } from '../actions/FileButton';
import type { Client } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { BookFor } from '../orders/create/BookFor';
import { MakeProposal } from '../quotes/MakeProposal';
import { WriteToClient } from '../threads/WriteToClient';
import { ChangeClient } from './ChangeClient';
import { EraseClient } from './EraseClient';
import { MergeClient } from './MergeClient';

/** What can be done with a client. */
export function ClientActions({ client }: { readonly client: Client }) {
  const label = useLabel();
  const { clientFile, clientPaper } = useDataProvider<StaffDataProvider>();
  const { names, email, phoneNumber, language } = client;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <CanAccess resource="clients" action="edit">
        <ChangeClient client={client} />
      </CanAccess>
      <BookFor client={client} />
      <MakeProposal
        from={{ client: { names, email, phoneNumber }, language }}
        text={label('app.clients.newProposal')}
      />
      {email && <WriteToClient to={{ names, email, phoneNumber, language }} />}
      <CanAccess resource="clients" action="export">
        <FileButton text={label('app.clients.export.json')} size="small" read={() => clientFile(client.id)} />
        <FileButton text={label('app.clients.export.pdf')} size="small" read={() => clientPaper(client.id)} />
      </CanAccess>
      <CanAccess resource="clients" action="merge">
        <MergeClient client={client} />
      </CanAccess>
      <CanAccess resource="clients" action="erase">
        <EraseClient client={client} />
      </CanAccess>
    </Box>
  );
}
