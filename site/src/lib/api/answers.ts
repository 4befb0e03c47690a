import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import { answers } from '../../i18n/for-browsers';
import { languageCode } from '../../i18n/language';
import { sentenceIn, type Sentences } from './sentence';

/**
 * A sentence of the API, which speaks English only, as the visitor reads it; as it comes, where nobody has translated it.
 * @param sentences where they are looked up
 */
export const translateApiMessage = (said: string, sentences: Sentences = answers): string =>
  sentenceIn(said, sentences) ?? said;

/** {@link translateApiMessage} of what the API refuses, whose sentences only who is refused loads. Never throws. */
export async function refusalInVisitorsWords(said: string): Promise<string> {
  if (languageCode() === DEFAULT_LANGUAGE) return said;
  const known = sentenceIn(said, answers);
  if (known !== undefined) return known;
  try {
    const { refusals, fieldNames } = await import('../../i18n/for-refusals');
    return sentenceIn(said, { ...answers, ...refusals }, fieldNames) ?? said;
  } catch {
    // The connection is gone meanwhile.
    return said;
  }
}
