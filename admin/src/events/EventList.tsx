import { usd } from '@imisozi/core/money';
import { ContentList } from '../content/ContentList';
import type { Event } from '../data/types';
import { catRange } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { Column, ExportSelection, Moment, TwoLines } from '../lists';
import { BulkApproveButton } from './BulkApproveButton';
import { EVENTS } from './eventKind';

const SORT_FIELDS = ['createdAt', 'startDate', 'title', 'place', 'price'];

/** /account/events */
export default function EventList() {
  const label = useLabel();
  const price = (event: Event) => (event.price ? usd(event.price) : label('app.events.free'));
  return (
    <ContentList<Event>
      kind={EVENTS}
      sortFields={SORT_FIELDS}
      bulk={
        <>
          <BulkApproveButton />
          <ExportSelection />
        </>
      }
      card={(event) => ({ lines: [catRange(event.startDate, event.endDate), event.place], foot: price(event) })}
      dated={false}
    >
      <Column<Event> source="place" render={({ place }) => <TwoLines>{place}</TwoLines>} />
      <Column<Event> source="startDate" render={({ startDate }) => <Moment at={startDate} />} />
      <Column<Event> source="endDate" render={({ endDate }) => <Moment at={endDate} />} />
      <Column<Event> source="price" align="right" render={price} sx={{ whiteSpace: 'nowrap' }} />
    </ContentList>
  );
}
