/// <reference types="astro/client" />
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '@imisozi/core/languages';
import { languageCode } from './language';
import type { Texts } from './texts';

/** The file of each language, by its path: `./fr/tours.ts`. */
type Files = Readonly<Record<string, () => Promise<unknown>>>;
/** The exports of such a file: texts by their names, in groups. */
type Part = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * The texts of one part of the site. A browser loads its page's language only. A server loads all of them, and reads each
 * text when it is used, in the language of the request.
 */
export async function inVisitorsLanguage<English extends object>(files: Files): Promise<Texts<English>> {
  if (!import.meta.env.SSR) return (await fileOf(files, languageCode())()) as Texts<English>;
  const loaded = await Promise.all(LANGUAGE_CODES.map(async (code) => [code, await fileOf(files, code)()] as const));
  const parts = Object.fromEntries(loaded) as Record<LanguageCode, Part>;
  const groups = Object.keys(parts[DEFAULT_LANGUAGE]).map((group) => {
    // English needs no words for what the API says, so names are those of all languages.
    const names = new Set(LANGUAGE_CODES.flatMap((code) => Object.keys(parts[code][group] ?? {})));
    const getters: PropertyDescriptorMap = Object.fromEntries(
      [...names].map((name) => [name, { enumerable: true, get: () => parts[languageCode()][group]![name] }]),
    );
    return [group, Object.defineProperties({}, getters)];
  });
  return Object.fromEntries(groups) as Texts<English>;
}

function fileOf(files: Files, code: LanguageCode) {
  const file = Object.entries(files).find(([path]) => path.startsWith(`./${code}/`));
  if (!file) throw new Error(`The texts in ${code} lack a file that the English ones have.`);
  return file[1];
}
