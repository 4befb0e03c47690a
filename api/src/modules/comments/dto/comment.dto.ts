import * as maxLengths from '@imisozi/core/fields/lengths';
import { Transform } from 'class-transformer';
import { plainText } from '../../../common/plain-text.js';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import { EmailField, FlagField, MultilineTextField, TextField } from '../../../common/validation/fields.js';
import { VisitorForm } from '../../../common/visitor-form/visitor-form.js';

/** No real comment with its markup is nearly as long as this. */
const MAX_MARKUP_LENGTH = 20_000;

/**
 * Everybody reads comments, so markup is removed. A text above the limit is left unparsed for the length rule to
 * refuse.
 */
const WithoutMarkup = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.length <= MAX_MARKUP_LENGTH ? plainText(value) : value,
  );

@AlsoWrappedIn('comment')
export class CreateCommentDto extends VisitorForm {
  @WithoutMarkup()
  @TextField({ label: 'Full name', max: maxLengths.fullName, example: 'Demo Visitor' })
  names: string;

  @EmailField({ label: 'Email', example: 'visitor@example.org' })
  email: string;

  @WithoutMarkup()
  @MultilineTextField({
    label: 'Comment',
    max: maxLengths.comment,
    example: 'The walk along the lake was the best part.',
  })
  commentBody: string;

  @TextField({ label: 'Slug', max: 120, example: 'lake-kivu', description: 'Slug or id of the destination or tour.' })
  slug: string;

  @TextField({
    label: 'Item type',
    max: 40,
    optional: true,
    example: 'news',
    description: 'What it is about: `news` (a destination, which it is unless told), `tours` …',
  })
  itemType?: string;
}

@AlsoWrappedIn('comment')
export class ChangeCommentDto {
  @FlagField({ label: 'Status', example: true, description: '`true` makes it public.' })
  status: boolean;
}
