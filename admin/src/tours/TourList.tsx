import { usd } from '@imisozi/core/money';
import { ContentList } from '../content/ContentList';
import type { Tour } from '../data/types';
import { catDay } from '../format/catTime';
import { Column, TwoLines } from '../lists';
import { TOURS } from './tourKind';

const SORT_FIELDS = ['createdAt', 'title', 'location', 'price1'];

const price = ({ price1 }: Tour) => (price1 ? usd(price1) : '–');

/** /account/tours */
export default function TourList() {
  return (
    <ContentList<Tour>
      kind={TOURS}
      sortFields={SORT_FIELDS}
      card={(tour) => ({ lines: [tour.location, price(tour)], foot: catDay(tour.createdAt) })}
    >
      <Column<Tour> source="location" render={({ location }) => <TwoLines>{location}</TwoLines>} />
      <Column<Tour> source="price1" align="right" render={price} />
    </ContentList>
  );
}
