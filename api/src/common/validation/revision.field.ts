import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { CatTimeField } from './cat-time.field.js';

/**
 * The record's `updatedAt` that an editor saw; never stored. With it, changing a field that somebody else has changed
 * since gives 409. Deployed clients do not send it.
 */
export const RevisionField = () =>
  applyDecorators(
    CatTimeField({ label: 'updatedAt', example: '2026-11-21T12:30:00.000Z' }),
    ApiPropertyOptional({
      type: String,
      format: 'date-time',
      description:
        'The value that was read. If someone else has changed the same field since then, the update is refused with 409.',
    }),
  );
