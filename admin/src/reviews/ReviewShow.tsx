import { Box, Typography } from '@mui/material';
import { CanAccess } from 'react-admin';
import type { Review } from '../data/types';
import { catMoment, dayName } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { RowLink } from '../lists';
import { bookingPath } from '../orders/orderPaths';
import { Facts } from '../record/Facts';
import { RecordBody } from '../record/RecordBody';
import { RecordDrawer } from '../record/RecordDrawer';
import { RecordTitle } from '../record/RecordTitle';
import { AnswerReview, ModerateReview } from './ReviewActions';
import { ReviewStars } from './ReviewStars';
import { ReviewStatus } from './ReviewStatus';

/** One review, in a drawer beside the list. */
export function ReviewShow() {
  return (
    <RecordDrawer<Review>>
      <RecordBody<Review>>{(review) => <ReviewDetail review={review} />}</RecordBody>
    </RecordDrawer>
  );
}

function ReviewDetail({ review }: { readonly review: Review }) {
  const label = useLabel();
  const { orderId, tourTitle, travelledUntil, status, names, stars, text, answer, writtenAt } = review;
  return (
    <>
      <RecordTitle title={tourTitle}>
        <ReviewStatus status={status} />
        <ReviewStars stars={stars} />
      </RecordTitle>
      {writtenAt ? (
        <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{label('app.reviews.notWritten')}</Typography>
      )}
      {answer && (
        <Box>
          <Typography variant="h3">{label('resources.reviews.fields.answer')}</Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{answer}</Typography>
        </Box>
      )}
      <Facts
        heading={label('app.reviews.traveller')}
        rows={[
          [label('resources.reviews.fields.names'), names || '–'],
          [label('resources.reviews.fields.travelledUntil'), dayName(travelledUntil)],
          [label('resources.reviews.fields.writtenAt'), writtenAt ? catMoment(writtenAt) : '–'],
          [
            label('app.reviews.booking'),
            <RowLink key="booking" to={bookingPath(orderId)}>
              {label('app.reviews.openBooking')}
            </RowLink>,
          ],
        ]}
      />
      {writtenAt && (
        <CanAccess action="edit">
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ModerateReview review={review} />
            <AnswerReview review={review} />
          </Box>
        </CanAccess>
      )}
    </>
  );
}
