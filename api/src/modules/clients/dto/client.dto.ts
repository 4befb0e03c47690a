import * as maxLengths from '@imisozi/core/fields/lengths';
import { clientAddressesSchema, type SentClientAddress } from '@imisozi/core/client-addresses-schema';
import { ADDRESS_KINDS, CONSENTS, type Consent } from '@imisozi/core/clients';
import type { Day } from '@imisozi/core/kigali-time';
import { LANGUAGE_CODES, type LanguageCode } from '@imisozi/core/languages';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import { DayField } from '../../../common/validation/day.field.js';
import { ChoiceField, emptyAs, MultilineTextField, TextField } from '../../../common/validation/fields.js';
import { IdField } from '../../../common/validation/id.field.js';
import { RevisionField } from '../../../common/validation/revision.field.js';
import { RulesField } from '../../../common/validation/rules.field.js';

/** Fields left out keep their value. */
@AlsoWrappedIn('client')
export class UpdateClientDto {
  @TextField({ label: 'Name', max: maxLengths.fullName, optional: true, example: 'Demo Visitor' })
  @emptyAs('')
  names?: string;

  @ChoiceField({ label: 'Language', values: LANGUAGE_CODES, mayStay: true, example: 'fr' })
  language?: LanguageCode;

  @DayField({ label: 'Birthday', optional: true, example: '1985-04-12' })
  @emptyAs(null)
  birthday?: Day | null;

  @MultilineTextField({ label: 'Preferences', max: maxLengths.remark, optional: true, example: 'Window seats.' })
  @emptyAs('')
  preferences?: string;

  @MultilineTextField({ label: 'Note', max: maxLengths.remark, optional: true, example: 'Calls on Mondays.' })
  @emptyAs('')
  note?: string;

  @ChoiceField({
    label: 'Consent',
    values: CONSENTS,
    mayStay: true,
    example: 'given',
    description: 'Whether the client may be written to about offers.',
  })
  consent?: Consent;

  @RulesField(clientAddressesSchema, {
    type: 'array',
    items: {
      type: 'object',
      properties: { kind: { type: 'string', enum: [...ADDRESS_KINDS] }, value: { type: 'string' } },
    },
    example: [{ kind: 'email', value: 'visitor@example.org' }],
    description: 'All of them; the first of each kind is the one to use.',
  })
  addresses?: SentClientAddress[] | null;

  @RevisionField()
  updatedAt?: Date;
}

export class MergeClientDto {
  @IdField({ label: 'Client', description: 'The client whose record becomes part of this one.' })
  id: string;
}
