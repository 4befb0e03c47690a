import { field, view } from '../../../platform/http/view.js';
import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGE_CODES } from '@imisozi/core/languages';
import { faq } from '@imisozi/core/editable-texts/faq';
import { DOCUMENT_NAMES, documentNamed } from '@imisozi/core/editable-texts/documents';
import type { TextVersion } from '../text-version.entity.js';
import type { TextsKey, TextsInForce } from '../editable-texts.service.js';

/** A document in the list. */
export class EditableTextsRow extends view({
  id: field.enum(DOCUMENT_NAMES, undefined, { enumName: 'EditableDocument', example: 'faq' }),
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

export class EditableTextsView extends EditableTextsRow {
  @Words()
  value: object;

  @ApiProperty({
    example: false,
    description: 'The newest version cannot be read, so what ships with the product is shown.',
  })
  isUnreadable: boolean;
}

export class EditableTextsSavedAnswer extends view(
  { message: field.string('FAQ: the texts have been published.') },
  EditableTextsView,
) {}

export class TextVersionView extends view({
  version: field.number(3),
  createdAt: field.time(),
  author: field.string('admin@imisozi.example'),
}) {}

export class TextVersionsAnswer extends view({
  versions: field.list(TextVersionView, 'Newest first; at most 50.'),
}) {}

export class TextsOfVersionAnswer extends view({
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

export const editableTextsRow = (
  { document, language }: TextsKey,
  { displayedLanguage, languages, version, changedAt, author }: TextsInForce,
): EditableTextsRow => ({
  id: document,
  title: documentNamed(document).title,
  language,
  displayedLanguage,
  languages,
  version,
  changedAt: changedAt?.toISOString() ?? null,
  author,
});

export const editableTextsView = (asked: TextsKey, words: TextsInForce): EditableTextsView => ({
  ...editableTextsRow(asked, words),
  value: words.value,
  isUnreadable: words.isUnreadable,
});

export const textVersionView = ({ version, createdAt, author }: TextVersion): TextVersionView => ({
  version,
  createdAt: createdAt.toISOString(),
  author,
});
