import type { LanguageCode } from '../languages.ts';
import { formatMessage } from '../texts/format-message.ts';
import type { Params, Parsed } from '../texts/message.ts';
import type { Refusal } from './refusal.ts';

/** The texts of refusals in a language; English ones are in the refusals themselves. */
export interface RefusalTexts {
  readonly refusals: Readonly<Record<string, Parsed>>;
  /** Its translations of names in sentences. */
  readonly names: Readonly<Record<string, string>>;
}

/** The parameters that are names, which each language translates. */
const NAMES = new Set(['name', 'status', 'next']);

/** A refusal in a language; undefined if the language lacks its sentence or a name in it. */
export function refusalIn(
  language: LanguageCode,
  { refusals, names }: RefusalTexts,
  { code, params }: Pick<Refusal, 'code' | 'params'>,
): string | undefined {
  if (!Object.hasOwn(refusals, code)) return undefined;
  const shown: Record<string, Params[string]> = { ...params };
  for (const param of Object.keys(params).filter((one) => NAMES.has(one))) {
    const name = String(params[param]);
    if (!Object.hasOwn(names, name)) return undefined;
    shown[param] = names[name]!;
  }
  return formatMessage(refusals[code]!, shown, language);
}
