import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import type { Refusal } from '@imisozi/core/refusals/refusal';
import { refusalIn, type RefusalTexts } from '@imisozi/core/refusals/refusal-in';
import { formatMessage } from '@imisozi/core/texts/format-message';
import type { Params, Parsed } from '@imisozi/core/texts/message';
import saidByApi from 'virtual:texts/said';
import { languageCode } from '../../i18n/language';

/** A message of the API: the English sentence, and its code for the other languages. */
interface Said {
  readonly code?: string | undefined;
  readonly params?: Params | undefined;
  readonly message: string;
}

/** The sentences of one language. */
interface Texts extends RefusalTexts {
  readonly answers: Readonly<Record<string, Parsed>>;
}

/** A message of success in the visitor's language; the API's own sentence if it has no code. Never throws. */
export async function answerText({ code, params = {}, message }: Said): Promise<string> {
  const text = code === undefined ? undefined : (await textsSaid())?.answers[code];
  return text === undefined ? message : formatMessage(text, params, languageCode());
}

/** Refusals in the visitor's language. Never throws. */
export async function refusalTexts(refused: readonly Refusal[]): Promise<string[]> {
  const texts = await textsSaid();
  return refused.map((one) => (texts && refusalIn(languageCode(), texts, one)) ?? one.message);
}

/** Undefined in English, which is the API's own language, and when the texts cannot be loaded. */
async function textsSaid(): Promise<Texts | undefined> {
  const language = languageCode();
  if (language === DEFAULT_LANGUAGE) return undefined;
  return saidByApi[language]().then(
    // eslint-disable-next-line no-restricted-syntax -- the build has parsed them, which their files do not know
    (texts) => texts as unknown as Texts,
    () => undefined,
  );
}
