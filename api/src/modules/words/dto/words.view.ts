import { field, view } from '../../../platform/http/view.js';
import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGE_CODES } from '@imisozi/core/languages';
import { faq } from '@imisozi/core/words/faq';
import { DOCUMENT_NAMES, documentNamed } from '@imisozi/core/words/documents';
import type { ContentVersion } from '../content-version.entity.js';
import type { WordsKey, WordsInForce } from '../words.service.js';

/** A document in the list. */
export class WordsRow extends view({
  id: field.enum(DOCUMENT_NAMES, undefined, { enumName: 'WordsDocument', example: 'faq' }),
  title: field.string('FAQ'),
  language: field.enum(LANGUAGE_CODES, undefined, { enumName: 'Language', example: 'en' }),
  displayedLanguage: field.enum(
    LANGUAGE_CODES,
    'What visitors read in that language: English, where nothing is written in it.',
    { enumName: 'Language', example: 'en' },
  ),
  languages: field.enums(LANGUAGE_CODES, 'The languages that visitors read it in; in the others they read English.', {
    enumName: 'Language',
    example: ['en', 'fr'],
  }),
  version: field.number(3, '0: nobody has changed it.'),
  changedAt: field.time().nullable(),
  author: field.string('admin@imisozi.example').nullable(),
}) {}

const Words = () => ApiProperty({ type: 'object', additionalProperties: true, example: faq.defaults.en });

export class WordsView extends WordsRow {
  @Words()
  value: object;

  @ApiProperty({
    example: false,
    description: 'The newest version cannot be read, so what ships with the product is shown.',
  })
  isUnreadable: boolean;
}

export class WordsSavedAnswer extends view(
  { message: field.string('FAQ: the texts have been published.') },
  WordsView,
) {}

export class WordsVersionView extends view({
  version: field.number(3),
  createdAt: field.time(),
  author: field.string('admin@imisozi.example'),
}) {}

export class WordsVersionsAnswer extends view({
  versions: field.list(WordsVersionView, 'Newest first; at most 50.'),
}) {}

export class WordsOfVersionAnswer extends view({
  value: field
    .of<object>({
      type: 'object',
      additionalProperties: true,
      example: faq.defaults.en,
      description: 'Null: not translated, so visitors see the English text.',
    })
    .nullable(),
}) {}

export class PreviewAnswer extends view({
  html: field.string('<!doctype html><html lang="en">…</html>', 'The whole page, or the mail.'),
  subject: field.string(null, "A mail's subject.").nullable(),
  preview: field.string(null, "Shown beside a mail's subject.").nullable(),
}) {}

export const wordsRow = (
  { document, language }: WordsKey,
  { displayedLanguage, languages, version, changedAt, author }: WordsInForce,
): WordsRow => ({
  id: document,
  title: documentNamed(document).title,
  language,
  displayedLanguage,
  languages,
  version,
  changedAt: changedAt?.toISOString() ?? null,
  author,
});

export const wordsView = (asked: WordsKey, words: WordsInForce): WordsView => ({
  ...wordsRow(asked, words),
  value: words.value,
  isUnreadable: words.isUnreadable,
});

export const wordsVersionView = ({ version, createdAt, author }: ContentVersion): WordsVersionView => ({
  version,
  createdAt: createdAt.toISOString(),
  author,
});
