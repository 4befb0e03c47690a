import { Alert, AlertTitle } from '@mui/material';
import { useRedirect } from 'react-admin';
import type { DeadJob } from '../data/types';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { Code } from '../ui/Code';
import { Facts } from '../record/Facts';
import { RecordBody } from '../record/RecordBody';
import { RecordDrawer } from '../record/RecordDrawer';
import { RecordTitle } from '../record/RecordTitle';
import { QUEUES } from './jobPaths';
import { RetryJob } from './RetryJob';

/** One failed job, in a drawer beside the list. */
export function DeadJobShow() {
  return (
    <RecordDrawer<DeadJob>>
      <RecordBody<DeadJob>>{(job) => <JobDetail job={job} />}</RecordBody>
    </RecordDrawer>
  );
}

function JobDetail({ job }: { readonly job: DeadJob }) {
  const label = useLabel();
  const redirect = useRedirect();
  const { queue, name, lastError, attempts, payload, createdAt, finishedAt } = job;
  return (
    <>
      <RecordTitle title={`${queue}/${name}`}>{catMoment(finishedAt ?? createdAt)}</RecordTitle>
      {lastError && (
        <Alert severity="error">
          <AlertTitle>{label('resources.queues.fields.lastError')}</AlertTitle>
          {lastError}
        </Alert>
      )}
      <div>
        <RetryJob job={job} onRetried={() => redirect(QUEUES)} />
      </div>
      <Facts
        heading={label('app.queues.job')}
        rows={[
          [label('resources.queues.fields.attempts'), attempts],
          [label('resources.queues.fields.createdAt'), catMoment(createdAt)],
          [label('resources.queues.fields.payload'), <Code key="payload">{JSON.stringify(payload, null, 2)}</Code>],
        ]}
      />
    </>
  );
}
