import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { fieldText } from '@imisozi/core/refusals/rule-text';
import { blankIsAbsent } from './fields.js';

interface IdFieldOptions {
  readonly label: string;
  readonly description?: string;
}

/** The id of another record, which may be left out. */
export const IdField = ({ label, description }: IdFieldOptions) =>
  applyDecorators(
    blankIsAbsent,
    IsOptional(),
    IsUUID('all', { message: fieldText(label, 'field-not-an-id') }),
    ApiPropertyOptional({ type: String, format: 'uuid', ...(description && { description }) }),
  );
