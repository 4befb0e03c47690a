import { useDataProvider } from 'react-admin';
import type { WebhookDelivery } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { useLabel } from '../../i18n/useLabel';
import { ActionButton } from '../../actions/ActionButton';

/** Sends a message to a webhook again, with the same id. */
export function ResendDelivery({ delivery: { id, event } }: { readonly delivery: WebhookDelivery }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  return (
    <ActionButton
      text={label('app.webhooks.deliveries.resend')}
      title={label(`app.webhooks.events.${event}`)}
      run={() => dataProvider.resendDelivery(id)}
    />
  );
}
