import type { ContactMessage } from '../data/types';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { Column, ListEmpty, MailLink, PhoneLink, RowCard, RowLink, TwoLines } from '../lists';
import { HandledChip } from '../inquiries/HandledChip';
import { InquiryList } from '../inquiries/InquiryList';
import { ContactMessageShow } from './ContactMessageShow';
import { messagePath } from './contactPaths';

const SORT_FIELDS = ['createdAt', 'names', 'subject', 'isHandled'];

/** /account/contact-messages: what visitors wrote on the contact and event support pages. */
export default function ContactMessageList() {
  const label = useLabel();
  return (
    <>
      <InquiryList<ContactMessage>
        title={label('app.menu.messages')}
        sortFields={SORT_FIELDS}
        nameOf={({ subject }) => subject}
        card={({ id, names, email, subject, isHandled, createdAt }) => (
          <RowCard
            to={messagePath(id)}
            title={subject}
            badge={<HandledChip isHandled={isHandled} />}
            lines={[`${names} · ${email}`]}
            foot={catMoment(createdAt)}
          />
        )}
        empty={<ListEmpty title={label('app.contact.empty')} body={label('app.contact.emptyBody')} page="/contact" />}
      >
        {COLUMNS}
      </InquiryList>
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
];
