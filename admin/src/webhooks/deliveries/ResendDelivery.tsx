import { useDataProvider } from 'react-admin';
import type { WebhookDelivery } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { useLabel } from '../../i18n/useLabel';
import { VerbButton } from '../../shared/VerbButton';

/** Sends a message to a webhook once more, under the same id. */
export function ResendDelivery({ delivery: { id, event } }: { readonly delivery: WebhookDelivery }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  return (
    <VerbButton
      action={label('app.webhooks.deliveries.resend')}
      title={label(`app.webhooks.events.${event}`)}
      run={() => dataProvider.resendDelivery(id)}
    />
  );
}
