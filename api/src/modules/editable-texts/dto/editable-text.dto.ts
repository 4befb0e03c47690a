import { z } from 'zod';
import { faq } from '@imisozi/core/editable-texts/faq';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '@imisozi/core/languages';
import { fieldText } from '@imisozi/core/refusals/rule-text';
import { ChoiceField, WholeNumberField } from '../../../common/validation/fields.js';
import { RulesField } from '../../../common/validation/rules.field.js';

/** The rules of each document check it later. */
const anyTexts = z.record(z.string(), z.unknown(), { error: fieldText('Value', 'field-not-an-object') });

const ValueField = () =>
  RulesField(anyTexts, {
    type: 'object',
    additionalProperties: true,
    example: faq.defaults.en,
    description: 'The words, by the fields of the document; `GET` shows their shape.',
  });

const SeenField = () =>
  WholeNumberField({
    label: 'Version',
    min: 0,
    max: 1_000_000_000,
    example: 0,
    description: 'The version that was read. If someone else has published a newer one, the call is refused with 409.',
  });

/** Selects the texts of one language. */
export class EditableTextsQuery {
  @ChoiceField({
    label: 'Language',
    values: LANGUAGE_CODES,
    optional: true,
    example: 'fr',
    description: `Without it: \`${DEFAULT_LANGUAGE}\`.`,
  })
  language?: LanguageCode | null;
}

export class PreviewTextsDto {
  @ValueField()
  value?: Record<string, unknown> | null;
}

export class ChangeTextsDto extends PreviewTextsDto {
  @SeenField()
  version: number;
}

export class RestoreTextsDto {
  @SeenField()
  version: number;
}
