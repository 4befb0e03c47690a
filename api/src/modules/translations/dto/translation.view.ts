import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGE_CODES, type LanguageCode } from '@imisozi/core/languages';
import { progressOf, revisionOf, type TranslatedUnit } from '@imisozi/core/translations/translated';
import type { MediaUrls } from '../../../common/rich-text/media-urls.js';
import type { TranslationKey, EditableTranslation } from '../translation.editor.js';
import type { LanguageProgress, RecordProgress } from '../translation.progress.js';

const KINDS = ['line', 'text', 'html'] as const;

class ProgressView {
  @ApiProperty({ enum: LANGUAGE_CODES, example: 'fr' })
  language: LanguageCode;

  @ApiProperty({ example: 7, description: 'Translated texts, outdated ones too.' })
  done: number;

  @ApiProperty({ example: 1, description: 'Translated texts whose English has changed since.' })
  outdated: number;

  @ApiProperty({ example: 12 })
  total: number;
}

export class TranslationsAnswer {
  @ApiProperty({ type: [ProgressView] })
  languages: ProgressView[];
}

class RecordTranslationsView extends TranslationsAnswer {
  @ApiProperty({ format: 'uuid' })
  id: string;
}

export class RecordsTranslationsAnswer {
  @ApiProperty({ type: [RecordTranslationsView] })
  records: RecordTranslationsView[];
}

export class TranslationTextView {
  @ApiProperty({ example: 'itinerary.0.title' })
  key: string;

  @ApiProperty({ example: 'Day 1: title' })
  label: string;

  @ApiProperty({ enum: KINDS, description: 'One line, plain text of several lines, or sanitised HTML.' })
  kind: (typeof KINDS)[number];

  @ApiProperty({ example: 200, description: 'Characters of a line or text, bytes of HTML.' })
  longest: number;

  @ApiProperty({ example: 'Kigali to Musanze', description: 'The English text.' })
  source: string;

  @ApiProperty({ example: '1x8k2v0q9rz', description: 'Changes with the English text.' })
  revision: string;

  @ApiProperty({ example: 'De Kigali à Musanze', description: 'Empty: not translated.' })
  text: string;

  @ApiProperty({ example: '1x8k2v0q9rz', description: 'The revision that was translated; empty: none.' })
  sourceRevision: string;
}

export class TranslationView extends ProgressView {
  @ApiProperty({ example: 'Gorillas of the Virunga volcanoes' })
  title: string;

  @ApiProperty({ example: 3, description: '0: nobody has saved it.' })
  version: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  changedAt: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'admin@imisozi.example' })
  author: string | null;

  @ApiProperty({ type: [TranslationTextView], description: 'All texts of the record, as visitors read them.' })
  texts: TranslationTextView[];
}

export class TranslationSavedAnswer extends TranslationView {
  @ApiProperty({ example: 'The French translation has been saved.' })
  message: string;
}

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

function textView({ key, label, kind, longest, source, translation }: TranslatedUnit, media: MediaUrls) {
  const shown = (text: string) => (kind === 'html' ? media.withUrls(text) : text);
  return {
    ...{ key, label, kind, longest },
    source: shown(source),
    revision: revisionOf(source),
    text: shown(translation?.text ?? ''),
    sourceRevision: translation?.sourceRevision ?? '',
  };
}
