import * as maxLengths from '@imisozi/core/fields/lengths';
import { LANGUAGE_CODES, type LanguageCode } from '@imisozi/core/languages';
import { replyAttachmentsSchema } from '@imisozi/core/reply-attachments-schema';
import type { ReplyAttachment } from '@imisozi/core/thread-files';
import { THREAD_STATES, type ThreadState } from '@imisozi/core/threads';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import { CatTimeField } from '../../../common/validation/cat-time.field.js';
import {
  ChoiceField,
  emptyAs,
  EmailField,
  MultilineTextField,
  PhoneTextField,
  TextField,
} from '../../../common/validation/fields.js';
import { IdField } from '../../../common/validation/id.field.js';
import { RulesField } from '../../../common/validation/rules.field.js';

/** Fields left out keep their value. */
@AlsoWrappedIn('thread')
export class UpdateThreadDto {
  @ChoiceField({
    label: 'State',
    values: THREAD_STATES,
    mayStay: true,
    example: 'closed',
    description: '`snoozed` needs `snoozeUntil`.',
  })
  state?: ThreadState;

  @IdField({ label: 'Colleague', description: 'Who answers; null for nobody.' })
  @emptyAs(null)
  assigneeId?: string | null;

  @CatTimeField({ label: 'Until', example: '2026-12-24T07:00' })
  snoozeUntil?: Date;
}

/** A reply to the client. */
@AlsoWrappedIn('reply')
export class ReplyDto {
  @MultilineTextField({
    label: 'Text',
    max: maxLengths.message,
    optional: true,
    example: 'Dear visitor,\n\nthe lake is beautiful in July.',
    description: 'Or a template, which is sent as it is in the client’s language.',
  })
  @emptyAs('')
  text?: string;

  @IdField({ label: 'Template', description: 'What the text was made from, or is made from if there is none.' })
  templateId?: string;

  @RulesField(replyAttachmentsSchema, {
    type: 'array',
    items: {
      oneOf: [
        { type: 'object', required: ['fileId'], properties: { fileId: { type: 'string', format: 'uuid' } } },
        { type: 'object', required: ['paper'], properties: { paper: { type: 'string' } } },
      ],
    },
    description: 'Uploaded files, and papers of the booking or the proposal by their numbers, in this order.',
    example: [{ paper: '2026-000042' }],
  })
  attachments?: readonly ReplyAttachment[] | null;
}

/** The office writes first. */
@AlsoWrappedIn('thread')
export class StartThreadDto {
  @TextField({ label: 'Name', max: maxLengths.fullName, optional: true, example: 'Demo Visitor' })
  @emptyAs('')
  names?: string;

  @EmailField({ label: 'Email', example: 'visitor@example.org' })
  email: string;

  @PhoneTextField({ label: 'Phone number', optional: true, example: '+250 788 123 456' })
  @emptyAs('')
  phoneNumber?: string;

  @ChoiceField({ label: 'Language', values: LANGUAGE_CODES, mayStay: true, example: 'fr' })
  language?: LanguageCode;

  @TextField({ label: 'Subject', max: maxLengths.subject, example: 'Your journey in July' })
  subject: string;

  @MultilineTextField({ label: 'Text', max: maxLengths.message, example: 'Dear visitor,\n\nhere is what we promised.' })
  text: string;
}
