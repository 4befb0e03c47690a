import { useLabel } from '../i18n/useLabel';
import { ListTabs } from '../lists';

/** The tabs of the outbox and the email previews. */
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
