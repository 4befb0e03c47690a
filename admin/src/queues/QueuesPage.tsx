import type { DeadJob } from '../data/types';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import {
  ActionsColumn,
  attemptColumns,
  Column,
  dayFilterInputs,
  ListEmpty,
  ListPage,
  RowCard,
  RowLink,
  SEARCH_INPUT,
} from '../lists';
import { DeadJobShow } from './DeadJobShow';
import { jobPath } from './jobPaths';
import { QueueBoard } from './QueueBoard';
import { RetryJob } from './RetryJob';

const FILTERS = [SEARCH_INPUT, ...dayFilterInputs('finishedAt')];
const SORT_FIELDS = ['finishedAt', 'queue', 'name', 'attempts'];
const GIVEN_UP_LAST = { field: 'finishedAt', order: 'DESC' } as const;

/** /account/queues: the state of every queue, and the failed jobs. */
export default function QueuesPage() {
  const label = useLabel();
  const given = ({ finishedAt }: DeadJob) => (finishedAt ? catMoment(finishedAt) : '–');
  return (
    <>
      <ListPage<DeadJob>
        title={label('app.menu.queues')}
        notice={<QueueBoard />}
        filters={FILTERS}
        sort={GIVEN_UP_LAST}
        sortFields={SORT_FIELDS}
        rowClick="show"
        card={(job) => (
          <RowCard
            title={<RowLink to={jobPath(job.id)}>{`${job.queue}/${job.name}`}</RowLink>}
            lines={[job.lastError ?? undefined]}
            foot={given(job)}
            figure={<RetryJob job={job} />}
          />
        )}
        empty={<ListEmpty title={label('app.queues.empty')} body={label('app.queues.emptyBody')} />}
      >
        <Column<DeadJob>
          source="name"
          render={({ id, queue, name }) => <RowLink to={jobPath(id)}>{`${queue}/${name}`}</RowLink>}
        />
        {attemptColumns}
        <Column<DeadJob> source="finishedAt" render={given} />
        <ActionsColumn<DeadJob> action="retry" render={(job) => <RetryJob job={job} />} />
      </ListPage>
      <DeadJobShow />
    </>
  );
}
