import { readFileSync } from 'node:fs';
import { LANGUAGE_CODES } from '@imisozi/core/languages';
import type { MessageTexts } from '@imisozi/core/texts/parse-message';
import { parsedModule } from '@imisozi/core/texts/parsed-messages';

/** The texts of a group in every language (`virtual:texts/bookings`), or in one (`virtual:texts/bookings/fr`). */
const TEXTS = /^\0?virtual:texts\/(\w+)(?:\/([a-z]{2}))?$/;
const DOMAIN = /'@imisozi\/core\/texts\/en\/([\w-]+)'/g;

/** What a file of texts exports. */
type Texts = Readonly<Record<string, MessageTexts>>;

/** A plugin of Vite: the texts of a group by language, each parsed and in one file, so that a browser loads those of its page. */
export const textsByLanguage = () => ({
  name: 'texts-by-language',
  resolveId: (id: string) => (TEXTS.test(id) ? `\0${id.replace('\0', '')}` : undefined),
  async load(id: string) {
    const [, group, language] = TEXTS.exec(id) ?? [];
    if (!group) return undefined;
    if (!language) {
      return `export default {${LANGUAGE_CODES.map((code) => `${code}: () => import('virtual:texts/${group}/${code}')`).join()}}`;
    }
    // It exports English texts, and stands for those of each language.
    const list = readFileSync(new URL(`../src/i18n/groups/${group}.ts`, import.meta.url), 'utf8');
    const domains = [...list.matchAll(DOMAIN)].map(([, domain]) => domain);
    const files = domains.map((domain) => import(`@imisozi/core/texts/${language}/${domain}`) as Promise<Texts>);
    return parsedModule(Object.assign({}, ...(await Promise.all(files))) as Texts);
  },
});

/** Tells which file of the browser texts are bundled into: `texts-fr` has what islands share, `texts-fr-bookings` a group. */
export function textsFile(id: string): string | undefined {
  const [, group, language] = TEXTS.exec(id) ?? [];
  if (!language) return undefined;
  return group === 'browsers' ? `texts-${language}` : `texts-${language}-${group}`;
}
