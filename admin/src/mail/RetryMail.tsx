import { useDataProvider } from 'react-admin';
import type { OutboxMail } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { ActionButton } from '../actions/ActionButton';

/** Retries an undelivered email now. */
export function RetryMail({ mail: { id, recipient, status, resentAs } }: { readonly mail: OutboxMail }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  if (resentAs || (status !== 'failed' && status !== 'dead')) return null;
  return (
    <ActionButton
      text={label('app.outbox.retry')}
      title={label('app.outbox.title', { recipient })}
      run={() => dataProvider.retryMail(id)}
    />
  );
}
