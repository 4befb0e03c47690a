import { useLabel } from '../i18n/useLabel';
import { ListTabs } from '../lists';

/** The tabs of conversations, of what came by forms, and of templates for replies. */
export function InquiryTabs() {
  const label = useLabel();
  return (
    <ListTabs
      name={label('app.menu.messages')}
      kinds={[
        ['threads', label('app.threads.title')],
        ['contact-messages', label('app.contact.title')],
        ['air-ticket-inquiries', label('app.airTickets.title')],
        ['reply-templates', label('app.replyTemplates.title')],
      ]}
    />
  );
}
