import { Box, Rating } from '@mui/material';
import type { Review } from '../data/types';
import { useLabel } from '../i18n/useLabel';

/** The stars of a review, or a dash until it is written. */
export function ReviewStars({ stars }: Pick<Review, 'stars'>) {
  const label = useLabel();
  if (stars === 0) return '–';
  return (
    <Box component="span" role="img" aria-label={label('app.reviews.stars', { stars })}>
      <Rating value={stars} readOnly size="small" aria-hidden />
    </Box>
  );
}
