import { CanAccess } from 'react-admin';
import type { Tour } from '../data/types';
import { catDay } from '../format/catTime';
import { cut } from '../format/cut';
import { usd } from '@imisozi/core/money';
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
  TwoLines,
} from '../lists';
import { PublicState } from '../shared/PublicState';
import { pageOf, viewOf } from './tourPaths';
import { PublishTour } from './PublishTour';

const WORDS = ['app.publicity.published', 'app.publicity.draft'] as const;
const FILTERS = publicityFilters('isPublished', WORDS);
const SORT_FIELDS = ['createdAt', 'title', 'location', 'price1'];

/** /account/tours */
export default function TourList() {
  const label = useLabel();
  const price = ({ price1 }: Tour) => (price1 ? usd(price1) : '–');
  return (
    <ListPage<Tour>
      title={label('app.menu.tours')}
      filters={FILTERS}
      sortFields={SORT_FIELDS}
      card={(tour) => (
        <RowCard
          image={tour.image}
          title={<RowLink to={viewOf(tour)}>{cut(tour.title, TITLE_LENGTH)}</RowLink>}
          badge={<PublicState isPublic={tour.isPublished} words={WORDS} />}
          lines={[tour.location, price(tour)]}
          foot={catDay(tour.createdAt)}
          figure={
            <CanAccess action="publish">
              <PublishTour tour={tour} />
            </CanAccess>
          }
        />
      )}
      empty={<ListEmpty title={label('app.tours.empty')} body={label('app.tours.emptyBody')} />}
    >
      <Column<Tour>
        source="title"
        render={(tour) => <TitleCell title={tour.title} image={tour.image} page={pageOf(tour)} to={viewOf(tour)} />}
      />
      <Column<Tour> source="location" render={({ location }) => <TwoLines>{location}</TwoLines>} />
      <Column<Tour> source="price1" align="right" render={price} />
      <Column<Tour> source="isPublished" render={(tour) => <PublicState isPublic={tour.isPublished} words={WORDS} />} />
      <Column<Tour> source="createdAt" render={({ createdAt }) => catDay(createdAt)} />
      <ActionsColumn<Tour> verb="publish" render={(tour) => <PublishTour tour={tour} />} />
    </ListPage>
  );
}
