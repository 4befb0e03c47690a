import { fieldText } from '@imisozi/core/refusals/rule-text';
import { isWebUrl } from '@imisozi/core/web-url';
import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { TextField } from './fields.js';

/** A link that starts with http:// or https://; empty for none. */
export const WebUrlField = (field: Parameters<typeof TextField>[0]) =>
  applyDecorators(
    TextField(field),
    ValidateBy(
      {
        name: 'webUrl',
        validator: { validate: (value) => value === '' || (typeof value === 'string' && isWebUrl(value)) },
      },
      { message: fieldText(field.label, 'field-not-a-web-address') },
    ),
  );
