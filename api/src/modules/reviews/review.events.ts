import { defineEvent } from '../../platform/domain-events/domain-event.js';
import type { Review } from './review.entity.js';

/** A client has written a review; it is hidden until staff publish it. */
export interface ReviewWritten {
  readonly review: Pick<Review, 'id' | 'names' | 'stars' | 'tourTitle'>;
}

export const REVIEW_WRITTEN = defineEvent<ReviewWritten>('review.written');
