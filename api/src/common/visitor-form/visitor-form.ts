import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow, IsOptional, Min } from 'class-validator';

/** Nobody reads, fills and sends a form faster than this. */
const FASTEST_MS = 1_500;

/**
 * What keeps robots out of the forms that anybody may send; the bodies of those forms extend it. Both fields are
 * optional, because deployed clients do not know them.
 */
export abstract class VisitorForm {
  @Allow()
  @ApiPropertyOptional({ type: String, example: '', description: 'Hidden from people and left empty; robots fill it.' })
  website?: unknown;

  /** Measured by the page itself: a time of day would be wrong wherever the visitor's clock is. */
  @Transform(({ value }: { value: unknown }) => milliseconds(value))
  @IsOptional()
  @Min(FASTEST_MS, { message: 'That was very quick, please send the form once more' })
  @ApiPropertyOptional({
    type: Number,
    example: 12_000,
    description: 'Milliseconds from showing the form to sending it.',
  })
  openedFor?: number;
}

/**
 * True when a robot filled the form. It is answered like everybody else, so that it learns nothing, but what it sent
 * must not be kept or mailed.
 */
export const isFromRobot = ({ website }: VisitorForm): boolean =>
  typeof website === 'string' ? website.trim() !== '' : website !== undefined && website !== null;

/** What is no number says nothing, and is treated as left out. */
function milliseconds(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
