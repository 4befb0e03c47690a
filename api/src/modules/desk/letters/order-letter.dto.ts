import { LANGUAGE_CODES } from '@imisozi/core/languages';
import { MAX_LETTER_SUBJECT, MAX_LETTER_TEXT } from '@imisozi/core/order-letters';
import { MultilineTextField, TextField } from '../../../common/validation/fields.js';
import { field, view } from '../../../platform/http/view.js';
import { MailPreview } from '../../mail/previews/mail-preview.view.js';

/** A letter to the client of an order; `{name}`, `{order}`, `{tour}` and `{day}` are filled in. */
export class OrderLetterDto {
  @TextField({ label: 'Subject', max: MAX_LETTER_SUBJECT, example: 'Your trip on {day}' })
  subject: string;

  @MultilineTextField({
    label: 'Text',
    max: MAX_LETTER_TEXT,
    example: 'Dear {name},\n\nyour guide meets you at six in the morning.',
    description: 'Paragraphs are separated by empty lines.',
  })
  text: string;
}

export class LetterPreviewAnswer extends view({
  to: field.string('visitor@example.org', 'The address of the client.'),
  language: field.enum(LANGUAGE_CODES, 'What the client reads.', { enumName: 'Language', example: 'en' }),
  mail: field.one(MailPreview),
}) {}

export class LetterSentAnswer extends view({
  message: field.string('The email about booking 2026-000042 is on its way to visitor@example.org.'),
}) {}
