import { useLabel } from '../i18n/useLabel';
import { ListTabs } from '../lists';

/** The tabs of webhooks and deliveries. */
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
