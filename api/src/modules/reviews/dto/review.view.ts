import { field, view } from '../../../platform/http/view.js';
import { REVIEW_STATUSES } from '@imisozi/core/reviews';
import type { Review } from '../review.entity.js';
import type { TourReviews } from '../reviews.service.js';

const TEXT = 'The guide knew every bird by its call, and we saw the gorillas for a whole hour.';

/** A review as the public sees it. */
export class PublicReviewView extends view({
  id: field.uuid(),
  names: field.string('Demo Visitor'),
  stars: field.number(5, undefined, { minimum: 1, maximum: 5 }),
  text: field.string(TEXT),
  travelled: field.string('2027-06', 'The month in which the trip ended.'),
  answer: field.string('Thank you! We will tell your guide.').nullable(),
  writtenAt: field.time(),
}) {}

/** The published reviews of a tour. */
export class TourReviewsAnswer extends view({
  reviews: field.list(PublicReviewView, 'Newest first, a hundred at most.'),
  count: field.number(12, 'How many there are.'),
  average: field.number(4.8, 'Stars, to one decimal; null without any.').nullable(),
}) {}

/** An order's review as its client sees it, and whether it can be changed. */
export class OwnReviewView extends view({
  stars: field.number(5, undefined, { minimum: 1, maximum: 5 }),
  text: field.string(TEXT),
  names: field.string('Demo Visitor'),
  answer: field.string(null).nullable(),
  isPublished: field.boolean(false, 'True: everybody can read it.'),
}) {}

export class OrderReviewAnswer extends view({
  isOpen: field.boolean(true, 'The trip is over and paid, and nothing is decided about a review.'),
  review: field.one(OwnReviewView).nullable(),
}) {}

export class ReviewSavedAnswer extends view(
  { message: field.string('Thank you for telling us about your trip.') },
  OrderReviewAnswer,
) {}

/** A review as staff see it. */
export class ReviewView extends view({
  id: field.uuid(),
  orderId: field.uuid(),
  tourId: field.uuid(),
  tourTitle: field.string('Gorillas of the Virungas'),
  travelledUntil: field.day<string>('2027-06-12', 'The last day of the trip.'),
  status: field.enum(REVIEW_STATUSES, '`invited`: nothing is written yet.'),
  names: field.string('Demo Visitor'),
  stars: field.number(5, '0 until it is written.'),
  text: field.string(TEXT),
  answer: field.string(null).nullable(),
  writtenAt: field.time().nullable(),
  createdAt: field.time(),
}) {}

export class ReviewAnswer extends view({
  message: field.string('The review has been saved.'),
  data: field.one(ReviewView),
}) {}

/** {@link PublicReviewView} of a published review. */
const publicReviewView = (review: Review): PublicReviewView => ({
  id: review.id,
  names: review.names,
  stars: review.stars,
  text: review.text,
  travelled: review.travelledUntil.slice(0, 7),
  answer: review.answer,
  writtenAt: (review.writtenAt ?? review.createdAt).toISOString(),
});

/** {@link TourReviewsAnswer}. */
export const tourReviewsView = ({ reviews, count, average }: TourReviews): TourReviewsAnswer => ({
  reviews: reviews.map(publicReviewView),
  count,
  average,
});

/** The review as its author sees it; null until it is written. */
export const ownReviewView = (review: Review | null): OwnReviewView | null =>
  review?.writtenAt
    ? {
        stars: review.stars,
        text: review.text,
        names: review.names,
        answer: review.status === 'published' ? review.answer : null,
        isPublished: review.status === 'published',
      }
    : null;

/** {@link ReviewView}. */
export const reviewView = (review: Review): ReviewView => ({
  id: review.id,
  orderId: review.orderId,
  tourId: review.tourId,
  tourTitle: review.tourTitle,
  travelledUntil: review.travelledUntil,
  status: review.status,
  names: review.names,
  stars: review.stars,
  text: review.text,
  answer: review.answer,
  writtenAt: review.writtenAt?.toISOString() ?? null,
  createdAt: review.createdAt.toISOString(),
});
