import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import type { Refusal } from '@imisozi/core/refusals/refusal';
import { refusalIn, type RefusalTexts } from '@imisozi/core/refusals/refusal-in';
import type { Params } from '@imisozi/core/texts/message';
import refusals from 'virtual:texts/refusals';
import { answers } from '../../i18n/for-browsers';
import { languageCode } from '../../i18n/language';

/** What the API says: a code that each language has a sentence for, and the English one. */
interface Said {
  readonly code?: string | undefined;
  readonly params?: Params | undefined;
  readonly message: string;
}

/** A success as the visitor reads it; as the API says it, where it has no code. */
export function answerText({ code, params = {}, message }: Said): string {
  if (code === undefined || !Object.hasOwn(answers, code)) return message;
  const text = answers[code as keyof typeof answers] as string | ((params: Params) => string);
  return typeof text === 'string' ? text : text(params);
}

/** Refusals as the visitor reads them, whose sentences only who is refused loads. Never throws. */
export async function refusalTexts(refused: readonly Refusal[]): Promise<string[]> {
  const language = languageCode();
  const english = refused.map(({ message }) => message);
  if (language === DEFAULT_LANGUAGE) return english;
  try {
    // eslint-disable-next-line no-restricted-syntax -- the build has parsed them, which their files do not know
    const texts = (await refusals[language]()) as unknown as RefusalTexts;
    return refused.map((one) => refusalIn(language, texts, one) ?? one.message);
  } catch {
    // The connection is gone meanwhile.
    return english;
  }
}
