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

/** What a rule refuses with, as the text of a rule: validators keep no more of a rule that is broken than its text. */
export const ruleText = <Code extends RefusalCode>(code: Code, ...params: RefusalParams<Code>): string =>
  JSON.stringify(refused(code, ...params));

/** {@link ruleText} for a field, by what the English sentence calls it. */
export const fieldText = <Code extends FieldCode>(label: string, code: Code, ...params: FieldParams<Code>): string =>
  JSON.stringify(refusedField(label, code, ...params));

/**
 * What a text of {@link ruleText} stands for; a validator's own sentence is one too.
 * @param path of the field that the rule is of; what stands in it may have a path of its own
 */
export function refusalOfText(text: string, path: readonly PropertyKey[]): Refusal {
  const refusal = text.startsWith('{') ? (JSON.parse(text) as Refusal) : refused('text-invalid', { sentence: text });
  const field = [...path, ...(refusal.field ? [refusal.field] : [])].join('.');
  return field ? { ...refusal, field } : refusal;
}

/** One refusal for each rule that a value breaks. */
export function refusalsOf({ issues }: ZodError): Refusal[] {
  const broken = issues.map(({ message, path }) => refusalOfText(message, path));
  return broken.filter(({ message }, index) => broken.findIndex((one) => one.message === message) === index);
}
