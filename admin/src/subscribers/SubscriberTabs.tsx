import { useLabel } from '../i18n/useLabel';
import { ListTabs } from '../lists';

/** The tabs of subscribers and mailings. */
export function SubscriberTabs() {
  const label = useLabel();
  return (
    <ListTabs
      name={label('app.menu.subscribers')}
      kinds={[
        ['subscribers', label('app.menu.subscribers')],
        ['campaigns', label('app.campaigns.name')],
      ]}
    />
  );
}
