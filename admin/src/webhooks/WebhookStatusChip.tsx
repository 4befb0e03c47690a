import type { Webhook } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { ColorChip } from '../ui/ColorChip';

/** Whether a webhook is active. */
export function WebhookStatusChip({ webhook: { isActive } }: { readonly webhook: Webhook }) {
  const label = useLabel();
  return isActive ? (
    <ColorChip tone="green" label={label('app.webhooks.active')} />
  ) : (
    <ColorChip tone="plain" label={label('app.webhooks.inactive')} />
  );
}
