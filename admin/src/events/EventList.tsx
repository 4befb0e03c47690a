import { CanAccess } from 'react-admin';
import type { Event } from '../data/types';
import { catSpan } from '../format/catTime';
import { cut } from '../format/cut';
import { usd } from '@imisozi/core/money';
import { useLabel } from '../i18n/useLabel';
import {
  ActionsColumn,
  Column,
  ListEmpty,
  ListPage,
  Moment,
  publicityFilters,
  RowCard,
  RowLink,
  TITLE_LENGTH,
  TitleCell,
  TwoLines,
  ExportSelection,
} from '../lists';
import { PublicState } from '../shared/PublicState';
import { pageOf, viewOf } from './eventPaths';
import { BulkApprove } from './BulkApprove';
import { ApproveEvent } from './ApproveEvent';

const WORDS = ['app.publicity.approved', 'app.publicity.waiting'] as const;
const FILTERS = publicityFilters('isApproved', WORDS);
const SORT_FIELDS = ['createdAt', 'startDate', 'title', 'place', 'price'];

/** /account/events */
export default function EventList() {
  const label = useLabel();
  const price = (event: Event) => (event.price ? usd(event.price) : label('app.events.free'));
  return (
    <ListPage<Event>
      title={label('app.menu.events')}
      filters={FILTERS}
      sortFields={SORT_FIELDS}
      bulk={
        <>
          <BulkApprove />
          <ExportSelection />
        </>
      }
      card={(event) => (
        <RowCard
          image={event.image}
          title={<RowLink to={viewOf(event)}>{cut(event.title, TITLE_LENGTH)}</RowLink>}
          badge={<PublicState isPublic={event.isApproved} words={WORDS} />}
          lines={[catSpan(event.startDate, event.endDate), event.place]}
          foot={price(event)}
          figure={
            <CanAccess action="approve">
              <ApproveEvent event={event} />
            </CanAccess>
          }
        />
      )}
      empty={<ListEmpty title={label('app.events.empty')} body={label('app.events.emptyBody')} />}
    >
      <Column<Event>
        source="title"
        render={(event) => (
          <TitleCell title={event.title} image={event.image} page={pageOf(event)} to={viewOf(event)} />
        )}
      />
      <Column<Event> source="place" render={({ place }) => <TwoLines>{place}</TwoLines>} />
      <Column<Event> source="startDate" render={({ startDate }) => <Moment at={startDate} />} />
      <Column<Event> source="endDate" render={({ endDate }) => <Moment at={endDate} />} />
      <Column<Event> source="price" align="right" render={price} sx={{ whiteSpace: 'nowrap' }} />
      <Column<Event>
        source="isApproved"
        render={({ isApproved }) => <PublicState isPublic={isApproved} words={WORDS} />}
      />
      <ActionsColumn<Event> verb="approve" render={(event) => <ApproveEvent event={event} />} />
    </ListPage>
  );
}
