import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import type { Refusal } from '@imisozi/core/refusals/refusal';
import { refusalIn, type RefusalTexts } from '@imisozi/core/refusals/refusal-in';
import { formatMessage } from '@imisozi/core/texts/format-message';
import type { Params, Parsed } from '@imisozi/core/texts/message';
import saidByApi from 'virtual:texts/said';
import { languageCode } from '../../i18n/language';

/** What the API says: a code that each language has a sentence for, and the English one. */
interface Said {
  readonly code?: string | undefined;
  readonly params?: Params | undefined;
  readonly message: string;
}

/** What says it in a language. */
interface Texts extends RefusalTexts {
  readonly answers: Readonly<Record<string, Parsed>>;
}

/** A success as the visitor reads it; as the API says it, where it has no code. Never throws. */
export async function answerText({ code, params = {}, message }: Said): Promise<string> {
  const text = code === undefined ? undefined : (await textsSaid())?.answers[code];
  return text === undefined ? message : formatMessage(text, params, languageCode());
}

/** Refusals as the visitor reads them. Never throws. */
export async function refusalTexts(refused: readonly Refusal[]): Promise<string[]> {
  const texts = await textsSaid();
  return refused.map((one) => (texts && refusalIn(languageCode(), texts, one)) ?? one.message);
}

/** Undefined in English, which the API speaks itself, and where the connection is gone meanwhile. */
async function textsSaid(): Promise<Texts | undefined> {
  const language = languageCode();
  if (language === DEFAULT_LANGUAGE) return undefined;
  return saidByApi[language]().then(
    // eslint-disable-next-line no-restricted-syntax -- the build has parsed them, which their files do not know
    (texts) => texts as unknown as Texts,
    () => undefined,
  );
}
