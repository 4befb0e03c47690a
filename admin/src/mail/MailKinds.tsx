import { useLabel } from '../i18n/useLabel';
import { ListKinds } from '../lists';

/** The way between the mails that were promised and what each kind of mail says. */
export function MailKinds() {
  const label = useLabel();
  return (
    <ListKinds
      name={label('app.menu.outbox')}
      kinds={[
        ['outbox', label('app.menu.outbox')],
        ['mail-previews', label('app.mailPreviews.title')],
      ]}
    />
  );
}
