import { useDataProvider } from 'react-admin';
import type { DeadJob } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { ActionButton } from '../actions/ActionButton';

interface RetryJobProps {
  readonly job: DeadJob;
  /** Called after the job is queued again and has left the list. */
  readonly onRetried?: () => void;
}

/** Retries a failed job, with all its attempts. */
export function RetryJob({ job: { id, queue, name }, onRetried }: RetryJobProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const retry = async () => {
    const message = await dataProvider.retryJob(id);
    onRetried?.();
    return message;
  };
  return <ActionButton text={label('app.queues.retry')} title={`${queue}/${name}`} run={retry} />;
}
