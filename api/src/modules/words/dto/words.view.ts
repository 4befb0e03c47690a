import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGE_CODES, type LanguageCode } from '@imisozi/core/languages';
import { faq } from '@imisozi/core/words/faq';
import { DOCUMENT_NAMES, documentNamed, type DocumentName } from '@imisozi/core/words/documents';
import type { ContentVersion } from '../content-version.entity.js';
import type { WordsKey, WordsInForce } from '../words.service.js';

/** A document in the list. */
export class WordsRow {
  @ApiProperty({ enum: DOCUMENT_NAMES, enumName: 'WordsDocument', example: 'faq' })
  id: DocumentName;

  @ApiProperty({ example: 'FAQ' })
  title: string;

  @ApiProperty({ enum: LANGUAGE_CODES, enumName: 'Language', example: 'en' })
  language: LanguageCode;

  @ApiProperty({
    enum: LANGUAGE_CODES,
    enumName: 'Language',
    example: 'en',
    description: 'What visitors read in that language: English, where nothing is written in it.',
  })
  displayedLanguage: LanguageCode;

  @ApiProperty({
    enum: LANGUAGE_CODES,
    enumName: 'Language',
    isArray: true,
    example: ['en', 'fr'],
    description: 'The languages that visitors read it in; in the others they read English.',
  })
  languages: readonly LanguageCode[];

  @ApiProperty({ example: 3, description: '0: nobody has changed it.' })
  version: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  changedAt: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'admin@imisozi.example' })
  author: string | null;
}

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

export class WordsSavedAnswer extends WordsView {
  @ApiProperty({ example: 'FAQ: the texts have been published.' })
  message: string;
}

export class WordsVersionView {
  @ApiProperty({ example: 3 })
  version: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ example: 'admin@imisozi.example' })
  author: string;
}

export class WordsVersionsAnswer {
  @ApiProperty({ type: [WordsVersionView], description: 'Newest first; at most 50.' })
  versions: WordsVersionView[];
}

export class WordsOfVersionAnswer {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    example: faq.defaults.en,
    description: 'Null: not translated, so visitors see the English text.',
  })
  value: object | null;
}

export class PreviewAnswer {
  @ApiProperty({ example: '<!doctype html><html lang="en">…</html>', description: 'The whole page, or the mail.' })
  html: string;

  @ApiProperty({ type: String, nullable: true, example: null, description: "A mail's subject." })
  subject: string | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: "Shown beside a mail's subject." })
  preview: string | null;
}

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
