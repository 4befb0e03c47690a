import type { Review } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { ColorChip, type Tone } from '../ui/ColorChip';

const TONES: Readonly<Record<Review['status'], Tone>> = {
  invited: 'plain',
  waiting: 'gold',
  published: 'green',
  hidden: 'plain',
};

/** The status of a review. */
export function ReviewStatus({ status }: Pick<Review, 'status'>) {
  const label = useLabel();
  return <ColorChip tone={TONES[status]} label={label(`app.reviews.statuses.${status}`)} />;
}
