import type { Order } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { MAIL_ICONS } from './mailIcons';

/** Shows that a mail about an order did not arrive; what goes as it should is not worth a sign in a list. */
export function OrderMailWarning({ order: { mailStatus } }: { readonly order: Order }) {
  const label = useLabel();
  if (mailStatus !== 'failed' && mailStatus !== 'dead') return null;
  const { Icon, colour } = MAIL_ICONS[mailStatus];
  return (
    <Icon
      titleAccess={`${label('app.orders.mail.label')}: ${label(`app.orders.mail.${mailStatus}`)}`}
      sx={{ color: colour, fontSize: 18, verticalAlign: 'middle' }}
    />
  );
}
