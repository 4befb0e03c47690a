import { useLabel } from '../i18n/useLabel';
import { ListTabs } from '../lists';

/** The way between the mails that were promised and what each kind of mail says. */
export function MailTabs() {
  const label = useLabel();
  return (
    <ListTabs
      name={label('app.menu.outbox')}
      kinds={[
        ['outbox', label('app.menu.outbox')],
        ['mail-previews', label('app.mailPreviews.title')],
      ]}
    />
  );
}
