import { useDataProvider } from 'react-admin';
import type { DeadJob } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { VerbButton } from '../shared/VerbButton';

/** Tries a job that was given up again, from its first attempt. */
export function RetryJob({ job: { id, queue, name } }: { readonly job: DeadJob }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  return (
    <VerbButton action={label('app.queues.retry')} title={`${queue}/${name}`} run={() => dataProvider.retryJob(id)} />
  );
}
