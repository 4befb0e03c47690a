import { useLabel } from '../i18n/useLabel';
import { ListTabs } from '../lists';

/** The tabs of contact messages and air-ticket inquiries. */
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
