import { Box, Link, Typography } from '@mui/material';
import { ClientLink } from '../clients/ClientLink';
import type { ContactMessage } from '../data/types';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { OpenThread } from '../threads/OpenThread';
import { HandledChip } from '../inquiries/HandledChip';
import { HandleButton } from '../inquiries/HandleButton';
import { MakeProposal } from '../quotes/MakeProposal';
import { Facts } from '../record/Facts';
import { PhoneLinks } from '../ui/PhoneLinks';
import { RecordBody } from '../record/RecordBody';
import { RecordDrawer } from '../record/RecordDrawer';
import { RecordTitle } from '../record/RecordTitle';

/** One message, in a drawer beside the list. */
export function ContactMessageShow() {
  return (
    <RecordDrawer<ContactMessage>>
      <RecordBody<ContactMessage>>{(message) => <MessageDetail message={message} />}</RecordBody>
    </RecordDrawer>
  );
}

function MessageDetail({ message }: { readonly message: ContactMessage }) {
  const label = useLabel();
  const { id, subject, names, email, phone, isHandled } = message;
  return (
    <>
      <RecordTitle title={subject}>
        <HandledChip isHandled={isHandled} />
        {catMoment(message.createdAt)}
      </RecordTitle>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{message.message}</Typography>
      <Facts
        heading={label('app.inquiries.sender')}
        rows={[
          [label('resources.contact-messages.fields.names'), names],
          [
            label('resources.contact-messages.fields.email'),
            <Link key="email" href={`mailto:${email}`}>
              {email}
            </Link>,
          ],
          [label('resources.contact-messages.fields.phone'), <PhoneLinks key="phone" phone={phone} />],
          [label('app.clients.one'), <ClientLink key="client" email={email} />],
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <OpenThread email={email} />
        <MakeProposal from={{ contactMessageId: id }} />
        <HandleButton id={id} isHandled={isHandled} title={subject} />
      </Box>
    </>
  );
}
