import { field, view } from '../../../platform/http/view.js';
import { LANGUAGE_CODES } from '@imisozi/core/languages';
import { translationStateOf } from '../translation-state.js';

/** Which texts of a response are in the requested language. */
export class TranslationStateView extends view({
  language: field.enum(LANGUAGE_CODES, undefined, { example: 'fr' }),
  untranslated: field.strings(
    ['itenerary.1.body'],
    'Paths of the texts of this record that are not translated, and so in English.',
  ),
}) {}

/** A view of a record that may be translated. */
export class TranslatedView extends view({
  translation: field.one(TranslationStateView, 'Only when another language than English was asked for.').optional(),
}) {}

/**
 * The additional field of a view for a record in another language; empty in English, so that the response is unchanged.
 * @param named names of fields in the response that are not the record's own
 */
export function translationStateView(record: object, named: Readonly<Record<string, string>> = {}): TranslatedView {
  const translation = translationStateOf(record);
  if (!translation) return {};
  const untranslated = translation.untranslated.map((key) => key.replace(/^\w+/, (field) => named[field] ?? field));
  return { translation: { language: translation.language, untranslated } };
}
