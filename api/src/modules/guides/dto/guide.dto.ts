import * as maxLengths from '@imisozi/core/fields/lengths';
import { z } from 'zod';
import { LANGUAGE_CODES, type LanguageCode } from '@imisozi/core/languages';
import type { Day } from '@imisozi/core/kigali-time';
import type { DaySpan } from '@imisozi/core/operations/clashes';
import { daysOffSchema } from '@imisozi/core/operations/days-off-schema';
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '@imisozi/core/operations/spoken-languages';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import { DayField } from '../../../common/validation/day.field.js';
import {
  ChoiceField,
  EmailField,
  emptyAs,
  FlagField,
  MultilineTextField,
  PhoneTextField,
  TextField,
} from '../../../common/validation/fields.js';
import { RulesField } from '../../../common/validation/rules.field.js';

const unknownLanguages = ruleText('languages-spoken-unknown', { languages: SPOKEN_LANGUAGES.join(', ') });
const languages = z
  .array(z.enum(SPOKEN_LANGUAGES, { error: unknownLanguages }), { error: unknownLanguages })
  .max(SPOKEN_LANGUAGES.length, { error: unknownLanguages })
  .transform((all) => [...new Set(all)]);

abstract class GuideFields {
  @EmailField({ label: 'Email', optional: true, example: 'eric@example.org' })
  @emptyAs('')
  email?: string;

  @ChoiceField({
    label: 'Language',
    values: LANGUAGE_CODES,
    mayStay: true,
    example: 'en',
    description: 'Of the own page.',
  })
  language?: LanguageCode;

  @RulesField(languages, {
    type: 'array',
    items: { type: 'string', enum: [...SPOKEN_LANGUAGES] },
    example: ['en', 'fr'],
    description: 'Those that guests are spoken to in, by their ISO 639 codes.',
  })
  languages?: SpokenLanguage[] | null;

  @FlagField({ label: 'Guides', mayStay: true, example: true })
  isGuide?: boolean;

  @FlagField({ label: 'Drives', mayStay: true, example: true })
  isDriver?: boolean;

  @TextField({ label: 'Licence number', max: maxLengths.licence, optional: true, example: 'RW-G-0042' })
  @emptyAs('')
  licenceNumber?: string;

  @DayField({ label: 'Licence valid until', optional: true, example: '2028-03-31', description: 'The last day.' })
  @emptyAs(null)
  licenceUntil?: Day | null;

  @RulesField(daysOffSchema, {
    type: 'array',
    items: {
      type: 'object',
      required: ['from', 'to'],
      properties: { from: { type: 'string', format: 'date' }, to: { type: 'string', format: 'date' } },
    },
    example: [{ from: '2027-07-01', to: '2027-07-05' }],
    description: 'Spans of days, both ends included.',
  })
  daysOff?: DaySpan[] | null;

  @MultilineTextField({ label: 'Note', max: maxLengths.note, optional: true, example: 'Birds of Nyungwe.' })
  @emptyAs('')
  note?: string;

  @FlagField({ label: 'Active', mayStay: true, example: true })
  isActive?: boolean;
}

@AlsoWrappedIn('guide')
export class CreateGuideDto extends GuideFields {
  @TextField({ label: 'Names', max: maxLengths.fullName, example: 'Eric Mugisha' })
  names: string;

  @PhoneTextField({ label: 'Phone number', example: '+250 788 300 100' })
  phoneNumber: string;
}

/** Fields left out keep their value. */
@AlsoWrappedIn('guide')
export class UpdateGuideDto extends GuideFields {
  @TextField({ label: 'Names', max: maxLengths.fullName, mayStay: true, example: 'Eric Mugisha' })
  names?: string;

  @PhoneTextField({ label: 'Phone number', mayStay: true, example: '+250 788 300 100' })
  phoneNumber?: string;
}
