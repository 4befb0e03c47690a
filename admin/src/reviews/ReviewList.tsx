import { Box } from '@mui/material';
import { REVIEW_STATUSES } from '@imisozi/core/reviews';
import type { Review } from '../data/types';
import { catMoment, dayName } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import {
  choiceInput,
  Column,
  dayFilterInputs,
  ExportSelection,
  ListEmpty,
  ListPage,
  Moment,
  RowCard,
  RowLink,
  SEARCH_INPUT,
  TwoLines,
} from '../lists';
import { ReviewShow } from './ReviewShow';
import { ReviewStars } from './ReviewStars';
import { ReviewStatus } from './ReviewStatus';
import { reviewPath } from './reviewPaths';

const SORT_FIELDS = ['createdAt', 'stars', 'status', 'tourTitle', 'names'];
const FILTERS = [
  SEARCH_INPUT,
  choiceInput(
    'status',
    'app.list.status',
    REVIEW_STATUSES.map((id) => ({ id, name: `app.reviews.statuses.${id}` })),
  ),
  ...dayFilterInputs('createdAt'),
];

/** /account/reviews: reviews of travellers, and invitations without a review yet. */
export default function ReviewList() {
  const label = useLabel();
  return (
    <>
      <ListPage<Review>
        title={label('app.menu.reviews')}
        filters={FILTERS}
        sortFields={SORT_FIELDS}
        bulk={<ExportSelection />}
        card={({ id, names, tourTitle, text, stars, status, createdAt }) => (
          <RowCard
            to={reviewPath(id)}
            title={names || label('app.reviews.nobody')}
            badge={<ReviewStatus status={status} />}
            subtitle={tourTitle}
            lines={[text]}
            foot={catMoment(createdAt)}
            figure={<ReviewStars stars={stars} />}
          />
        )}
        empty={<ListEmpty title={label('app.reviews.empty')} body={label('app.reviews.emptyBody')} />}
      >
        {COLUMNS}
      </ListPage>
      <ReviewShow />
    </>
  );
}

const COLUMNS = [
  <Column<Review>
    key="tour"
    source="tourTitle"
    render={({ id, tourTitle }) => (
      <RowLink to={reviewPath(id)}>
        <TwoLines>{tourTitle}</TwoLines>
      </RowLink>
    )}
  />,
  <Column<Review> key="names" source="names" render={({ names }) => names || '–'} />,
  <Column<Review> key="stars" source="stars" render={({ stars }) => <ReviewStars stars={stars} />} />,
  <Column<Review>
    key="text"
    source="text"
    disableSort
    render={({ text }) => (
      <Box sx={{ minWidth: 200, maxWidth: 420 }}>
        <TwoLines>{text}</TwoLines>
      </Box>
    )}
  />,
  <Column<Review>
    key="travelled"
    source="travelledUntil"
    disableSort
    render={({ travelledUntil }) => dayName(travelledUntil)}
  />,
  <Column<Review> key="status" source="status" render={({ status }) => <ReviewStatus status={status} />} />,
  <Column<Review> key="created" source="createdAt" render={({ createdAt }) => <Moment at={createdAt} />} />,
];
