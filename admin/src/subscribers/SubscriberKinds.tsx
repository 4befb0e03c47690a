import { useLabel } from '../i18n/useLabel';
import { ListKinds } from '../lists';

/** The way between who reads the company's letters and the letters. */
export function SubscriberKinds() {
  const label = useLabel();
  return (
    <ListKinds
      name={label('app.menu.subscribers')}
      kinds={[
        ['subscribers', label('app.menu.subscribers')],
        ['campaigns', label('app.campaigns.name')],
      ]}
    />
  );
}
