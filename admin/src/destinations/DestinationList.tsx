import { ContentList } from '../content/ContentList';
import type { Destination } from '../data/types';
import { catDay } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { Column } from '../lists';
import { DESTINATIONS } from './destinationKind';

const SORT_FIELDS = ['createdAt', 'title', 'numberOfReading'];

/** /account/destinations */
export default function DestinationList() {
  const label = useLabel();
  return (
    <ContentList<Destination>
      kind={DESTINATIONS}
      sortFields={SORT_FIELDS}
      card={({ views, createdAt }) => ({
        lines: [label('app.destinations.readings', { count: views.numberOfReading })],
        foot: catDay(createdAt),
      })}
    >
      <Column<Destination> source="numberOfReading" align="right" render={({ views }) => views.numberOfReading} />
      <Column<Destination> source="comments" align="right" disableSort render={({ comments }) => comments.length} />
    </ContentList>
  );
}
