import type { ReactElement, ReactNode } from 'react';
import type { AirTicketInquiry, ContactMessage } from '../data/types';
import {
  ActionsColumn,
  Column,
  dayFilters,
  ExportSelection,
  ListPage,
  Moment,
  choiceFilter,
  SEARCH_FILTER,
} from '../lists';
import { BulkHandleButton } from './BulkHandleButton';
import { HandleButton } from './HandleButton';
import { HandledChip } from './HandledChip';
import { InboxTabs } from './InboxTabs';

const FILTERS = [
  SEARCH_FILTER,
  choiceFilter('isHandled', 'app.messages.state', [
    { id: false, name: 'app.messages.open' },
    { id: true, name: 'app.messages.handled' },
  ]),
  ...dayFilters('createdAt'),
];

interface InboxListProps<Row> {
  readonly title: string;
  readonly sortFields: string[];
  readonly card: (row: Row) => ReactNode;
  readonly empty: ReactElement;
  /** What a row is called, for those who hear its button without it. */
  readonly nameOf: (row: Row) => string;
  /** The columns that tell what was written. */
  readonly children: ReactNode;
}

/** A list of what visitors wrote to the company, each to be marked as handled. */
export function InboxList<Row extends ContactMessage | AirTicketInquiry>(props: InboxListProps<Row>) {
  const { title, sortFields, card, empty, nameOf, children } = props;
  return (
    <ListPage<Row>
      title={title}
      notice={<InboxTabs />}
      filters={FILTERS}
      sortFields={sortFields}
      bulk={
        <>
          <BulkHandleButton />
          <ExportSelection />
        </>
      }
      rowClick="show"
      card={card}
      empty={empty}
    >
      {children}
      <Column<Row> source="isHandled" render={({ isHandled }) => <HandledChip isHandled={isHandled} />} />
      <Column<Row> source="createdAt" render={({ createdAt }) => <Moment at={createdAt} />} />
      <ActionsColumn<Row>
        action="handle"
        render={(row) => <HandleButton id={row.id} isHandled={row.isHandled} title={nameOf(row)} />}
      />
    </ListPage>
  );
}
