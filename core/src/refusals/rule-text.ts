import type { ZodError } from 'zod';
import {
  refused,
  refusedField,
  type FieldCode,
  type FieldParams,
  type Refusal,
  type RefusalCode,
  type RefusalParams,
} from './refusal.ts';

/** A refusal without its sentence, since most rules are declared and never broken. */
interface Unread {
  readonly code: FieldCode;
  readonly label?: string;
  readonly params: FieldParams<FieldCode>;
}

/** A refusal encoded as the message of a validation rule: validators report only the message of a broken rule. */
export const ruleText = <Code extends RefusalCode>(code: Code, ...params: RefusalParams<Code>): string =>
  JSON.stringify({ code, params });

/** {@link ruleText} for a field, by its name in the English sentence. */
export const fieldText = <Code extends FieldCode>(label: string, code: Code, ...params: FieldParams<Code>): string =>
  JSON.stringify({ code, label, params });

/**
 * Decodes a text of {@link ruleText} or a refusal as JSON; a validator's own message is possible too.
 * @param path of the rule's field; the refusal may have a longer path inside it
 */
export function refusalOfText(text: string, path: readonly PropertyKey[]): Refusal {
  const refusal = text.startsWith('{')
    ? read(JSON.parse(text) as Unread | Refusal)
    : refused('text-invalid', { sentence: text });
  const field = [...path, ...(refusal.field ? [refusal.field] : [])].join('.');
  return field ? { ...refusal, field } : refusal;
}

function read(encoded: Unread | Refusal): Refusal {
  if ('message' in encoded) return encoded;
  const { code, label, params } = encoded;
  return label === undefined
    ? refused(code, ...(params as RefusalParams<FieldCode>))
    : refusedField(label, code, ...params);
}

/** One refusal for each rule that a value breaks. */
export function refusalsOf({ issues }: ZodError): Refusal[] {
  const broken = issues.map(({ message, path }) => refusalOfText(message, path));
  return broken.filter(({ message }, index) => broken.findIndex((one) => one.message === message) === index);
}
