import { Box, Link, Typography } from '@mui/material';
import type { ContactMessage } from '../data/types';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { AnswerByMail } from '../messages/AnswerByMail';
import { HandledState } from '../messages/HandledState';
import { HandleMessage } from '../messages/HandleMessage';
import { Facts } from '../shared/Facts';
import { PhoneLinks } from '../shared/PhoneLinks';
import { RecordBody } from '../shared/RecordBody';
import { RecordDrawer } from '../shared/RecordDrawer';
import { RecordTitle } from '../shared/RecordTitle';

/** A whole message, beside the messages. */
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
        <HandledState isHandled={isHandled} />
        {catMoment(message.createdAt)}
      </RecordTitle>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{message.message}</Typography>
      <Facts
        heading={label('app.messages.sender')}
        rows={[
          [label('resources.contact-messages.fields.names'), names],
          [
            label('resources.contact-messages.fields.email'),
            <Link key="email" href={`mailto:${email}`}>
              {email}
            </Link>,
          ],
          [label('resources.contact-messages.fields.phone'), <PhoneLinks key="phone" phone={phone} />],
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <AnswerByMail email={email} subject={subject} />
        <HandleMessage id={id} isHandled={isHandled} title={subject} />
      </Box>
    </>
  );
}
