import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import { answers } from '@imisozi/core/texts/en/answers';
import { formatMessage } from '@imisozi/core/texts/format-message';
import type { Given, Params } from '@imisozi/core/texts/message';
import { parseMessage } from '@imisozi/core/texts/parse-message';
import { namedValues } from '../platform/errors/refusal.view.js';
import { field, view } from '../platform/http/view.js';

type AnswerCode = keyof typeof answers;

/** The response of a call that returns only a sentence for a toast (rules/api 9). */
export class MessageAnswer extends view({
  message: field.string(answers['message-sent']),
  code: field
    .enum(
      Object.keys(answers) as AnswerCode[],
      'What programs know the sentence by, where visitors of the site read it in their own language.',
      { enumName: 'AnswerCode', example: 'message-sent' },
    )
    .optional(),
  params: namedValues({}, 'What the sentence names.').optional(),
}) {}

/** A sentence in the visitor's language, by its code. */
export function told<Code extends AnswerCode>(code: Code, ...[params]: Given<(typeof answers)[Code]>) {
  const named: Params = params ?? {};
  return {
    message: formatMessage(parseMessage(answers[code]), named, DEFAULT_LANGUAGE),
    code: code,
    params: { ...named },
  };
}
