import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString } from 'class-validator';
import { fieldText } from '@imisozi/core/refusals/rule-text';
import { MaxBytes } from './max-bytes.js';
import { MAX_RICH_TEXT_BYTES, sanitizeRichText } from './rich-text.js';

/**
 * Optional HTML from an editor, sanitised in the validated object. Null, `''` or an empty paragraph clears the field
 * (rules/api 12).
 */
export const RichTextField = ({ label }: { readonly label: string }) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? sanitizeRichText(value) : (value ?? ''))),
    IsOptional(),
    IsString({ message: fieldText(label, 'field-not-text') }),
    MaxBytes(MAX_RICH_TEXT_BYTES, fieldText(label, 'field-rich-text-too-long')),
    ApiPropertyOptional({
      type: String,
      nullable: true,
      example: '<p>Green hills, and a lake between them.</p>',
      description: 'HTML; anything that is not allowed is removed. At most 60,000 bytes.',
    }),
  );
