import { ApiProperty } from '@nestjs/swagger';
import { REVIEW_STATUSES, type ReviewStatus } from '@imisozi/core/reviews';
import type { Review } from '../review.entity.js';
import type { TourReviews } from '../reviews.service.js';

const TEXT = 'The guide knew every bird by its call, and we saw the gorillas for a whole hour.';

/** A review as everybody reads it. */
export class PublicReviewView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Demo Visitor' })
  names: string;

  @ApiProperty({ example: 5, minimum: 1, maximum: 5 })
  stars: number;

  @ApiProperty({ example: TEXT })
  text: string;

  @ApiProperty({ example: '2027-06', description: 'The month in which the trip ended.' })
  travelled: string;

  @ApiProperty({ type: String, nullable: true, example: 'Thank you! We will tell your guide.' })
  answer: string | null;

  @ApiProperty({ format: 'date-time' })
  writtenAt: string;
}

/** The published reviews of a tour. */
export class TourReviewsAnswer {
  @ApiProperty({ type: [PublicReviewView], description: 'Newest first, a hundred at most.' })
  reviews: PublicReviewView[];

  @ApiProperty({ example: 12, description: 'How many there are.' })
  count: number;

  @ApiProperty({ type: Number, nullable: true, example: 4.8, description: 'Stars, to one decimal; null without any.' })
  average: number | null;
}

/** What the client of an order has written, and may write. */
export class OwnReviewView {
  @ApiProperty({ example: 5, minimum: 1, maximum: 5 })
  stars: number;

  @ApiProperty({ example: TEXT })
  text: string;

  @ApiProperty({ example: 'Demo Visitor' })
  names: string;

  @ApiProperty({ type: String, nullable: true, example: null })
  answer: string | null;

  @ApiProperty({ example: false, description: 'True: everybody can read it.' })
  isPublished: boolean;
}

export class OrderReviewAnswer {
  @ApiProperty({ example: true, description: 'The trip is over and paid, and nothing is decided about a review.' })
  isOpen: boolean;

  @ApiProperty({ type: OwnReviewView, nullable: true })
  review: OwnReviewView | null;
}

export class ReviewSavedAnswer extends OrderReviewAnswer {
  @ApiProperty({ example: 'Thank you for telling us about your trip.' })
  message: string;
}

/** A review as staff see it. */
export class ReviewView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  orderId: string;

  @ApiProperty({ format: 'uuid' })
  tourId: string;

  @ApiProperty({ example: 'Gorillas of the Virungas' })
  tourTitle: string;

  @ApiProperty({ format: 'date', example: '2027-06-12', description: 'The last day of the trip.' })
  travelledUntil: string;

  @ApiProperty({ enum: REVIEW_STATUSES, description: '`invited`: nothing is written yet.' })
  status: ReviewStatus;

  @ApiProperty({ example: 'Demo Visitor' })
  names: string;

  @ApiProperty({ example: 5, description: '0 until it is written.' })
  stars: number;

  @ApiProperty({ example: TEXT })
  text: string;

  @ApiProperty({ type: String, nullable: true, example: null })
  answer: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  writtenAt: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class ReviewAnswer {
  @ApiProperty({ example: 'The review has been saved.' })
  message: string;

  @ApiProperty({ type: ReviewView })
  data: ReviewView;
}

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

/** What its writer sees; null until it is written. */
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
