import { useLabel } from '../i18n/useLabel';
import { ListTabs } from '../lists';

/** The way between the kinds of what visitors write to the company. */
export function InquiryTabs() {
  const label = useLabel();
  return (
    <ListTabs
      name={label('app.menu.messages')}
      kinds={[
        ['contact-messages', label('app.contact.title')],
        ['air-ticket-inquiries', label('app.airTickets.title')],
      ]}
    />
  );
}
