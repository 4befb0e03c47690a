import { useLabel } from '../i18n/useLabel';
import { ListTabs } from '../lists';

/** The way between who reads the company's letters and the letters. */
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
