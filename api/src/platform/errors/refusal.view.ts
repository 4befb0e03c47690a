import { REFUSAL_CODES } from '@imisozi/core/refusals/refusal';
import { field, view } from '../http/view.js';

/** The named values of a sentence, as the OpenAPI document describes them. */
export const namedValues = (example: Readonly<Record<string, string | number>>, description: string) =>
  field.map({ oneOf: [{ type: 'string' }, { type: 'number' }] }, example, description);

/** One reason why something is refused. */
export class RefusalView extends view({
  code: field.enum(REFUSAL_CODES, 'Stable: programs know the reason by it.', {
    enumName: 'RefusalCode',
    example: 'field-required',
  }),
  params: namedValues(
    { name: 'email' },
    'What the sentence names: numbers, amounts in US dollars, texts, the name of a field.',
  ),
  field: field.string('email', 'The path of the field that it is about.').optional(),
  message: field.string('Email is required'),
}) {}
