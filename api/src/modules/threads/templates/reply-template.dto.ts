import { LANGUAGE_CODES } from '@imisozi/core/languages';
import { replyTextsSchema, type ReplyTexts } from '@imisozi/core/reply-texts-schema';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import { TextField } from '../../../common/validation/fields.js';
import { RevisionField } from '../../../common/validation/revision.field.js';
import { RulesField } from '../../../common/validation/rules.field.js';

const MAX_NAME = 100;

/** Fields left out keep their value. */
@AlsoWrappedIn('replyTemplate')
export class UpdateReplyTemplateDto {
  @TextField({ label: 'Name', max: MAX_NAME, mayStay: true, example: 'Which papers to bring' })
  name?: string;

  @RulesField(replyTextsSchema, {
    type: 'object',
    properties: Object.fromEntries(LANGUAGE_CODES.map((code) => [code, { type: 'string' }])),
    example: { en: 'Dear {name},\n\nplease bring your passport.' },
    description: 'By language; all of them.',
  })
  texts?: ReplyTexts | null;

  @RevisionField()
  updatedAt?: Date;
}

@AlsoWrappedIn('replyTemplate')
export class CreateReplyTemplateDto extends UpdateReplyTemplateDto {
  @TextField({ label: 'Name', max: MAX_NAME, example: 'Which papers to bring' })
  declare name: string;
}
