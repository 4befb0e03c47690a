import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { CatTimeField } from './cat-time.field.js';

/**
 * The `updatedAt` of the record that an editor saw; never stored. With it, a change of a field that somebody else has
 * changed since is 409. Deployed clients do not send it.
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
