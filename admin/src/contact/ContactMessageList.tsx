import type { ContactMessage } from '../data/types';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import {
  ActionsColumn,
  Column,
  ListEmpty,
  ListPage,
  MailLink,
  Moment,
  PhoneLink,
  RowCard,
  RowLink,
  TwoLines,
  ExportSelection,
} from '../lists';
import { BulkHandle } from '../messages/BulkHandle';
import { HandledState } from '../messages/HandledState';
import { HandleMessage } from '../messages/HandleMessage';
import { messageFilters } from '../messages/messageFilters';
import { MessageKinds } from '../messages/MessageKinds';
import { ContactMessageShow } from './ContactMessageShow';
import { messagePath } from './contactPaths';

const SORT_FIELDS = ['createdAt', 'names', 'subject', 'isHandled'];

/** /account/contact-messages: what visitors wrote on the contact and event support pages. */
export default function ContactMessageList() {
  const label = useLabel();
  return (
    <>
      <ListPage<ContactMessage>
        title={label('app.menu.messages')}
        notice={<MessageKinds />}
        filters={messageFilters}
        sortFields={SORT_FIELDS}
        bulk={
          <>
            <BulkHandle />
            <ExportSelection />
          </>
        }
        rowClick="show"
        card={({ id, names, email, subject, isHandled, createdAt }) => (
          <RowCard
            to={messagePath(id)}
            title={subject}
            badge={<HandledState isHandled={isHandled} />}
            lines={[`${names} · ${email}`]}
            foot={catMoment(createdAt)}
          />
        )}
        empty={<ListEmpty title={label('app.messages.empty')} body={label('app.messages.emptyBody')} page="/contact" />}
      >
        {COLUMNS}
      </ListPage>
      <ContactMessageShow />
    </>
  );
}

const COLUMNS = [
  <Column<ContactMessage>
    key="subject"
    source="subject"
    render={({ id, subject }) => <RowLink to={messagePath(id)}>{subject}</RowLink>}
  />,
  <Column<ContactMessage> key="names" source="names" render={({ names }) => <TwoLines>{names}</TwoLines>} />,
  <Column<ContactMessage> key="email" source="email" render={({ email }) => <MailLink email={email} />} />,
  <Column<ContactMessage> key="phone" source="phone" disableSort render={({ phone }) => <PhoneLink phone={phone} />} />,
  <Column<ContactMessage>
    key="state"
    source="isHandled"
    render={({ isHandled }) => <HandledState isHandled={isHandled} />}
  />,
  <Column<ContactMessage> key="created" source="createdAt" render={({ createdAt }) => <Moment at={createdAt} />} />,
  <ActionsColumn<ContactMessage>
    key="actions"
    verb="handle"
    render={({ id, isHandled, subject }) => <HandleMessage id={id} isHandled={isHandled} title={subject} />}
  />,
];
