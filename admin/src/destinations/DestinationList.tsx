import { CanAccess } from 'react-admin';
import type { Destination } from '../data/types';
import { catDay } from '../format/catTime';
import { cut } from '../format/cut';
import { useLabel } from '../i18n/useLabel';
import {
  ActionsColumn,
  Column,
  ListEmpty,
  ListPage,
  publicityFilters,
  RowCard,
  RowLink,
  TITLE_LENGTH,
  TitleCell,
} from '../lists';
import { PublicState } from '../shared/PublicState';
import { pageOf, viewOf } from './destinationPaths';
import { PublishDestination } from './PublishDestination';

const WORDS = ['app.publicity.published', 'app.publicity.draft'] as const;
const FILTERS = publicityFilters('isPublished', WORDS);
const SORT_FIELDS = ['createdAt', 'title', 'numberOfReading'];

/** /account/destinations */
export default function DestinationList() {
  const label = useLabel();
  return (
    <ListPage<Destination>
      title={label('app.menu.destinations')}
      filters={FILTERS}
      sortFields={SORT_FIELDS}
      card={(row) => (
        <RowCard
          image={row.images[0]}
          title={<RowLink to={viewOf(row)}>{cut(row.title, TITLE_LENGTH)}</RowLink>}
          badge={<PublicState isPublic={row.isPublished} words={WORDS} />}
          lines={[label('app.destinations.readings', { smart_count: row.views.numberOfReading })]}
          foot={catDay(row.createdAt)}
          figure={
            <CanAccess action="publish">
              <PublishDestination destination={row} />
            </CanAccess>
          }
        />
      )}
      empty={<ListEmpty title={label('app.destinations.empty')} body={label('app.destinations.emptyBody')} />}
    >
      <Column<Destination>
        source="title"
        render={(row) => <TitleCell title={row.title} image={row.images[0]} page={pageOf(row)} to={viewOf(row)} />}
      />
      <Column<Destination> source="numberOfReading" align="right" render={({ views }) => views.numberOfReading} />
      <Column<Destination> source="comments" align="right" disableSort render={({ comments }) => comments.length} />
      <Column<Destination>
        source="isPublished"
        render={({ isPublished }) => <PublicState isPublic={isPublished} words={WORDS} />}
      />
      <Column<Destination> source="createdAt" render={({ createdAt }) => catDay(createdAt)} />
      <ActionsColumn<Destination> verb="publish" render={(row) => <PublishDestination destination={row} />} />
    </ListPage>
  );
}
