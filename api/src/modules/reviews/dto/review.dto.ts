import {} from '@imisozi/core/refusals/rule-text';
import {
  ChoiceField,
  MultilineTextField,
  TextField,
  WholeNumberField,
  emptyAs,
} from '../../../common/validation/fields.js';
import { MAX_REVIEW_LENGTH, MAX_REVIEWER_LENGTH, MODERATED_AS, MAX_STARS } from '@imisozi/core/reviews';

/** A traveller's review. */
export class WriteReviewDto {
  @WholeNumberField({
    label: 'Stars',
    min: 1,
    max: MAX_STARS,
    outside: 'stars-required',
    example: 5,
  })
  stars: number;

  @MultilineTextField({
    label: 'Your review',
    max: MAX_REVIEW_LENGTH,
    example: 'The guide knew every bird by its call, and we saw the gorillas for a whole hour.',
  })
  text: string;

  @TextField({ label: 'Name', max: MAX_REVIEWER_LENGTH, example: 'Demo Visitor', description: 'As the site shows it.' })
  names: string;
}

/** Moderation by staff. Fields left out keep their value. */
export class ModerateReviewDto {
  @ChoiceField({ label: 'Status', values: MODERATED_AS, mayStay: true, example: 'published' })
  status?: (typeof MODERATED_AS)[number];

  @MultilineTextField({
    label: 'Answer',
    max: MAX_REVIEW_LENGTH,
    optional: true,
    example: 'Thank you! We will tell your guide.',
    description: 'Stands below the review; null takes it away.',
  })
  @emptyAs(null)
  answer?: string | null;
}
