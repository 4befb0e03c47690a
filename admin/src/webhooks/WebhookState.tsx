import type { Webhook } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { ToneChip } from '../shared/ToneChip';

/** Whether a webhook is told of anything. */
export function WebhookState({ webhook: { isActive } }: { readonly webhook: Webhook }) {
  const label = useLabel();
  return isActive ? (
    <ToneChip tone="green" label={label('app.publicity.active')} />
  ) : (
    <ToneChip tone="plain" label={label('app.publicity.inactive')} />
  );
}
