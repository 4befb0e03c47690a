import { Matches } from 'class-validator';
import { z } from 'zod';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import { TextField, WholeNumberField } from '../../../common/validation/fields.js';
import { RulesField } from '../../../common/validation/rules.field.js';
import type { SentText } from '../translation.texts.js';

/** More than the texts of the largest record. */
const MAX_TEXTS = 1_000;
const MAX_KEY_LENGTH = 100;
/** Before it is sanitised. */
const MAX_TEXT_LENGTH = 200_000;

const IDS = /^[\w-]{1,36}(,[\w-]{1,36}){0,99}$/;

/** Which records are requested. */
export class TranslationsQuery {
  @TextField({
    label: 'Ids',
    max: 3_700,
    example: '0b7c4d1e-3f52-4a86-9a0e-5d1c2b3a4f60',
    description: 'Of up to 100 records, separated by commas.',
  })
  @Matches(IDS, { message: ruleText('ids-unreadable') })
  ids: string;
}

const LIST = ruleText('texts-unreadable');

const texts: z.ZodType<SentText[]> = z
  .array(
    z.object(
      {
        key: z.string({ error: LIST }).max(MAX_KEY_LENGTH, { error: LIST }),
        text: z.string({ error: LIST }).max(MAX_TEXT_LENGTH, { error: ruleText('text-too-long') }),
        sourceRevision: z.string({ error: LIST }).max(MAX_KEY_LENGTH, { error: LIST }),
      },
      { error: LIST },
    ),
    { error: LIST },
  )
  .max(MAX_TEXTS, { error: ruleText('too-many-things', { max: MAX_TEXTS, things: 'texts' }) });

export class SaveTranslationDto {
  @WholeNumberField({
    label: 'Version',
    min: 0,
    max: 1_000_000_000,
    example: 0,
    description: 'The version that was read. If someone else has saved a newer one, the call is refused with 409.',
  })
  version: number;

  @RulesField(texts, {
    type: 'array',
    items: {
      type: 'object',
      properties: { key: { type: 'string' }, text: { type: 'string' }, sourceRevision: { type: 'string' } },
      required: ['key', 'text', 'sourceRevision'],
    },
    example: [{ key: 'title', text: 'Les gorilles des Virunga', sourceRevision: '1x8k2v0q9rz' }],
    description:
      'The whole translation: what is left out or empty is English again. `sourceRevision` is the `revision` of the English text that it translates.',
  })
  texts?: SentText[] | null;
}
