import { useMemo } from 'react';
import { THREAD_SOURCES, THREAD_STATES } from '@imisozi/core/threads';
import { Typography } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import type { ThreadRow } from '../data/types';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { InquiryTabs } from '../inquiries/InquiryTabs';
import {
  choiceInput,
  Column,
  ExportSelection,
  ListEmpty,
  ListPage,
  Moment,
  RowCard,
  RowLink,
  SEARCH_INPUT,
} from '../lists';
import { ThreadChip } from './ThreadChip';
import { threadPath } from './threadPaths';
import { ThreadShow } from './ThreadShow';
import { WriteToClient } from './WriteToClient';

const WAITING = { state: 'open' } as const;
const LAST_FIRST = { field: 'lastAt', order: 'DESC' } as const;
const SORT_FIELDS = ['lastAt', 'createdAt', 'names', 'subject'];

const choices = (kind: 'states' | 'sources', ids: readonly string[]) =>
  ids.map((id) => ({ id, name: `app.threads.${kind}.${id}` }));

const FILTERS = [
  SEARCH_INPUT,
  choiceInput('state', 'resources.threads.fields.state', choices('states', THREAD_STATES)),
  choiceInput('source', 'resources.threads.fields.source', choices('sources', THREAD_SOURCES)),
];

/** With a filter for one's own conversations, once it is known who that is. */
const filtersFor = (me: string | number | undefined) =>
  me === undefined
    ? FILTERS
    : [
        ...FILTERS,
        choiceInput('assigneeId', 'resources.threads.fields.assigneeId', [
          { id: String(me), name: 'app.threads.mine' },
        ]),
      ];

/** /account/threads */
export default function ThreadList() {
  const label = useLabel();
  const { identity } = useGetIdentity();
  const filters = useMemo(() => filtersFor(identity?.id), [identity?.id]);
  const nameOf = ({ names, email }: ThreadRow) => names || email;
  return (
    <>
      <ListPage<ThreadRow>
        title={label('app.menu.messages')}
        notice={
          <>
            <InquiryTabs />
            <WriteToClient />
          </>
        }
        filters={filters}
        filterDefaults={WAITING}
        sort={LAST_FIRST}
        sortFields={SORT_FIELDS}
        bulk={<ExportSelection />}
        rowClick="show"
        card={(row) => (
          <RowCard
            to={threadPath(row.id)}
            title={row.subject}
            badge={<ThreadChip thread={row} />}
            subtitle={nameOf(row)}
            lines={[row.preview]}
            foot={[catMoment(row.lastAt), row.assignee].filter(Boolean).join(' · ')}
          />
        )}
        empty={<ListEmpty title={label('app.threads.empty')} body={label('app.threads.emptyBody')} />}
      >
        <Column<ThreadRow>
          source="subject"
          render={(row) => (
            <>
              <RowLink to={threadPath(row.id)}>{row.subject}</RowLink>
              <Typography
                component="div"
                variant="body2"
                noWrap
                sx={{ color: 'text.secondary', maxWidth: { xs: 220, xl: 420 } }}
              >
                {row.preview}
              </Typography>
            </>
          )}
        />
        <Column<ThreadRow> source="names" render={nameOf} />
        <Column<ThreadRow>
          source="source"
          disableSort
          render={({ source }) => label(`app.threads.sources.${source}`)}
        />
        <Column<ThreadRow> source="assignee" disableSort render={({ assignee }) => assignee ?? '–'} />
        <Column<ThreadRow> source="state" render={(row) => <ThreadChip thread={row} />} />
        <Column<ThreadRow> source="lastAt" render={({ lastAt }) => <Moment at={lastAt} />} />
      </ListPage>
      <ThreadShow />
    </>
  );
}
