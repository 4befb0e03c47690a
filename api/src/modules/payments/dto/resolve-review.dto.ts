import { IsOptional, IsUUID } from 'class-validator';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import { MultilineTextField } from '../../../common/validation/fields.js';

/** What an admin decides about a payment in review. */
@AlsoWrappedIn('payment')
export class ResolveReviewDto {
  @Transform(({ value }: { value: unknown }) => (value === '' || value === null ? undefined : value))
  @IsOptional()
  @IsUUID(undefined, { message: ruleText('order-id-unreadable') })
  @ApiPropertyOptional({
    format: 'uuid',
    description: 'The order that the money pays for. Without it, the review is closed.',
  })
  orderId?: string;

  @MultilineTextField({ label: 'Reason', max: 1_000, example: 'The client confirmed by phone which order it is.' })
  reason: string;
}
