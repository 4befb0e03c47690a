import { field, view } from '../../../platform/http/view.js';
import { LANGUAGE_CODES } from '@imisozi/core/languages';
import { progressOf, revisionOf, type TranslatedUnit } from '@imisozi/core/translations/translated';
import type { MediaUrls } from '../../../common/rich-text/media-urls.js';
import type { TranslationKey, EditableTranslation } from '../translation.editor.js';
import type { LanguageProgress, RecordProgress } from '../translation.progress.js';

const KINDS = ['line', 'text', 'html'] as const;

class ProgressView extends view({
  language: field.enum(LANGUAGE_CODES, undefined, { example: 'fr' }),
  done: field.number(7, 'Translated texts, outdated ones too.'),
  outdated: field.number(1, 'Translated texts whose English has changed since.'),
  total: field.number(12),
}) {}

export class TranslationsAnswer extends view({ languages: field.list(ProgressView) }) {}

class RecordTranslationsView extends view({ id: field.uuid() }, TranslationsAnswer) {}

export class RecordsTranslationsAnswer extends view({ records: field.list(RecordTranslationsView) }) {}

export class TranslationTextView extends view({
  key: field.string('itinerary.0.title'),
  label: field.string('Day 1: title'),
  kind: field.enum(KINDS, 'One line, plain text of several lines, or sanitised HTML.'),
  longest: field.number(200, 'Characters of a line or text, bytes of HTML.'),
  source: field.string('Kigali to Musanze', 'The English text.'),
  revision: field.string('1x8k2v0q9rz', 'Changes with the English text.'),
  text: field.string('De Kigali à Musanze', 'Empty: not translated.'),
  sourceRevision: field.string('1x8k2v0q9rz', 'The revision that was translated; empty: none.'),
}) {}

export class TranslationView extends view(
  {
    title: field.string('Gorillas of the Virunga volcanoes'),
    version: field.number(3, '0: nobody has saved it.'),
    changedAt: field.time().nullable(),
    author: field.string('admin@imisozi.example').nullable(),
    texts: field.list(TranslationTextView, 'All texts of the record, as visitors read them.'),
  },
  ProgressView,
) {}

export class TranslationSavedAnswer extends view(
  { message: field.string('The French translation has been saved.') },
  TranslationView,
) {}

export const translationsAnswer = (languages: readonly LanguageProgress[]): TranslationsAnswer => ({
  languages: languages.map(({ language, done, outdated, total }) => ({ language, done, outdated, total })),
});

export const recordsTranslationsAnswer = (records: readonly RecordProgress[]): RecordsTranslationsAnswer => ({
  records: records.map(({ id, languages }) => ({ id, ...translationsAnswer(languages) })),
});

export const translationView = (
  { language }: Pick<TranslationKey, 'language'>,
  { label, version, changedAt, author, units }: EditableTranslation,
  media: MediaUrls,
): TranslationView => ({
  language,
  ...progressOf(units),
  title: label,
  version,
  changedAt: changedAt?.toISOString() ?? null,
  author,
  texts: units.map((unit) => textView(unit, media)),
});

function textView({ key, label, kind, maxLength, source, translation }: TranslatedUnit, media: MediaUrls) {
  const shown = (text: string) => (kind === 'html' ? media.withUrls(text) : text);
  return {
    ...{ key, label, kind, longest: maxLength },
    source: shown(source),
    revision: revisionOf(source),
    text: shown(translation?.text ?? ''),
    sourceRevision: translation?.sourceRevision ?? '',
  };
}
