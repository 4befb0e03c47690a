import type { Order } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { MAIL_ICONS } from './mailIcons';

/** An icon for an order with an undelivered email, or nothing. */
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
