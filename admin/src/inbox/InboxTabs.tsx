import { useLabel } from '../i18n/useLabel';
import { ListTabs } from '../lists';

/** The way between the kinds of what visitors write to the company. */
export function InboxTabs() {
  const label = useLabel();
  return (
    <ListTabs
      name={label('app.menu.messages')}
      kinds={[
        ['contact-messages', label('app.messages.kinds.contact-messages')],
        ['air-ticket-inquiries', label('app.messages.kinds.air-ticket-inquiries')],
      ]}
    />
  );
}
