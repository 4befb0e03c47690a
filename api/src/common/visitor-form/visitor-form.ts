import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow, IsOptional, Min } from 'class-validator';
import { ruleText } from '@imisozi/core/refusals/rule-text';

/** Nobody reads, fills in and sends a form faster than this. */
const MIN_FILL_MS = 1_500;

/**
 * Spam protection, the base class of the public forms' bodies: a honeypot field and the time to fill in the form. Both
 * are optional, because deployed clients do not send them.
 */
export abstract class VisitorForm {
  @Allow()
  @ApiPropertyOptional({
    type: String,
    example: '',
    description: 'Hidden from visitors and left empty; robots fill it in.',
  })
  website?: unknown;

  /** Measured by the page as a duration, because the visitor's clock may be wrong. */
  @Transform(({ value }: { value: unknown }) => milliseconds(value))
  @IsOptional()
  @Min(MIN_FILL_MS, { message: ruleText('form-too-quick') })
  @ApiPropertyOptional({
    type: Number,
    example: 12_000,
    description: 'Milliseconds from showing the form to sending it.',
  })
  openedFor?: number;
}

/**
 * True when a robot filled in the form. The response is the usual one, so that the robot learns nothing, but its data
 * must not be stored or mailed.
 */
export const isFromRobot = ({ website }: VisitorForm): boolean =>
  typeof website === 'string' ? website.trim() !== '' : website !== undefined && website !== null;

/** Anything but a number counts as missing. */
function milliseconds(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
