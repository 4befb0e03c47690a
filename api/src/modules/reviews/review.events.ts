import { defineEvent } from '../../platform/domain-events/domain-event.js';
import type { Review } from './review.entity.js';

/** Somebody who travelled has told about it; it is hidden until staff publish it. */
export interface ReviewWritten {
  readonly review: Pick<Review, 'id' | 'names' | 'stars' | 'tourTitle'>;
}

export const REVIEW_WRITTEN = defineEvent<ReviewWritten>('review.written');
