import type { ReactElement, ReactNode } from 'react';
import type { AirTicketInquiry, ContactMessage } from '../data/types';
import {
  ActionsColumn,
  Column,
  dayFilterInputs,
  ExportSelection,
  ListPage,
  Moment,
  choiceInput,
  SEARCH_INPUT,
} from '../lists';
import { BulkHandleButton } from './BulkHandleButton';
import { HandleButton } from './HandleButton';
import { HandledChip } from './HandledChip';
import { InquiryTabs } from './InquiryTabs';

const FILTERS = [
  SEARCH_INPUT,
  choiceInput('isHandled', 'app.list.status', [
    { id: false, name: 'app.inquiries.open' },
    { id: true, name: 'app.inquiries.handled' },
  ]),
  ...dayFilterInputs('createdAt'),
];

interface InquiryListProps<Row> {
  readonly title: string;
  readonly sortFields: string[];
  readonly card: (row: Row) => ReactNode;
  readonly empty: ReactElement;
  /** A row's name, for screen readers. */
  readonly nameOf: (row: Row) => string;
  /** The columns for the content of the message. */
  readonly children: ReactNode;
}

/** A list of visitors' messages, which can be marked as handled. */
export function InquiryList<Row extends ContactMessage | AirTicketInquiry>(props: InquiryListProps<Row>) {
  const { title, sortFields, card, empty, nameOf, children } = props;
  return (
    <ListPage<Row>
      title={title}
      notice={<InquiryTabs />}
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
