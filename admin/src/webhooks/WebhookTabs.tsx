import { useLabel } from '../i18n/useLabel';
import { ListTabs } from '../lists';

/** The way between who is told and what was sent. */
export function WebhookTabs() {
  const label = useLabel();
  return (
    <ListTabs
      name={label('app.menu.webhooks')}
      kinds={[
        ['webhooks', label('app.menu.webhooks')],
        ['webhook-deliveries', label('app.webhooks.deliveries.title')],
      ]}
    />
  );
}
