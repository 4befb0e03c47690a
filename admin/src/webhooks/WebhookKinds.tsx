import { useLabel } from '../i18n/useLabel';
import { ListKinds } from '../lists';

/** The way between who is told and what was sent. */
export function WebhookKinds() {
  const label = useLabel();
  return (
    <ListKinds
      name={label('app.menu.webhooks')}
      kinds={[
        ['webhooks', label('app.menu.webhooks')],
        ['webhook-deliveries', label('app.webhooks.deliveries.title')],
      ]}
    />
  );
}
