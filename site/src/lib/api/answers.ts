import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import type { Refusal } from '@imisozi/core/refusals/refusal';
import { refusalIn } from '@imisozi/core/refusals/refusal-in';
import { formatMessage } from '@imisozi/core/texts/format-message';
import type { Message, Params } from '@imisozi/core/texts/message';
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
  const text = code === undefined ? undefined : (answers as Readonly<Record<string, Message>>)[code];
  return text === undefined ? message : formatMessage(text, params, languageCode());
}

/** Refusals as the visitor reads them, whose sentences only who is refused loads. Never throws. */
export async function refusalTexts(refused: readonly Refusal[]): Promise<string[]> {
  const language = languageCode();
  const english = refused.map(({ message }) => message);
  if (language === DEFAULT_LANGUAGE) return english;
  try {
    const texts = await import('../../i18n/for-refusals');
    return refused.map((one) => refusalIn(language, texts, one) ?? one.message);
  } catch {
    // The connection is gone meanwhile.
    return english;
  }
}
