/// <reference types="astro/client" />
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '@imisozi/core/languages';
import { readIn, type ParsedTexts, type Read } from '@imisozi/core/texts/read-in';
import { languageCode } from './language';

/** The texts of a group by language, parsed by the build. */
export type TextsByLanguage = Readonly<Record<LanguageCode, () => Promise<Readonly<Record<string, ParsedTexts>>>>>;

/**
 * The texts of a group, ready to use. A browser loads only the language of its page. A server loads all languages, and
 * looks up each text when it is used, in the language of the request.
 */
export async function inVisitorsLanguage<English>(texts: TextsByLanguage): Promise<Read<English>> {
  const textsIn = async (code: LanguageCode) => readIn<English>(code, { ...(await texts[code]()) }) as Groups;
  if (!import.meta.env.SSR) return (await textsIn(languageCode())) as Read<English>;
  const loaded = await Promise.all(LANGUAGE_CODES.map(async (code) => [code, await textsIn(code)] as const));
  const byLanguage = Object.fromEntries(loaded) as Record<LanguageCode, Groups>;
  const groups = Object.entries(byLanguage[DEFAULT_LANGUAGE]).map(([group, english]) => {
    const getters: PropertyDescriptorMap = Object.fromEntries(
      Object.keys(english).map((name) => [
        name,
        { enumerable: true, get: () => byLanguage[languageCode()][group]![name] },
      ]),
    );
    return [group, Object.defineProperties({}, getters)];
  });
  return Object.fromEntries(groups) as Read<English>;
}

/** The exported groups of texts, by name. */
type Groups = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
