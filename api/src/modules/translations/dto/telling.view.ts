import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LANGUAGE_CODES, type LanguageCode } from '@imisozi/core/languages';
import { tellingOf } from '../telling.js';

/** Which texts of an answer are in the language that was asked for. */
export class TellingView {
  @ApiProperty({ enum: LANGUAGE_CODES, example: 'fr' })
  language: LanguageCode;

  @ApiProperty({
    type: [String],
    example: ['itenerary.1.body'],
    description: 'Paths of the texts of this record that are not translated, and so in English.',
  })
  inEnglish: string[];
}

/** A view of a record that may be told in another language. */
export class TranslatedView {
  @ApiPropertyOptional({ type: TellingView, description: 'Only when another language than English was asked for.' })
  telling?: TellingView;
}

/**
 * What a view adds for a record in another language; nothing for one in English, whose answer stays as it was.
 * @param named names of fields in the answer that are not the record's own
 */
export function tellingView(record: object, named: Readonly<Record<string, string>> = {}): TranslatedView {
  const telling = tellingOf(record);
  if (!telling) return {};
  const inEnglish = telling.inEnglish.map((key) => key.replace(/^\w+/, (field) => named[field] ?? field));
  return { telling: { language: telling.language, inEnglish } };
}
