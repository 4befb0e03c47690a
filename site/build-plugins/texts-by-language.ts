import { readFileSync } from 'node:fs';
import { LANGUAGE_CODES } from '@imisozi/core/languages';
import type { MessageTexts } from '@imisozi/core/texts/parse-message';
import { parsedModule } from '@imisozi/core/texts/parsed-messages';

/** The id of a virtual module: a group in all languages (`virtual:texts/bookings`) or in one (`…/bookings/fr`). */
const TEXTS = /^\0?virtual:texts\/(\w+)(?:\/([a-z]{2}))?$/;
const DOMAIN = /'@imisozi\/core\/texts\/en\/([\w-]+)'/g;

/** The exports of a file of texts. */
type Texts = Readonly<Record<string, MessageTexts>>;

/** A Vite plugin: the parsed texts of a group, one file a language, so that a browser loads only those of its page. */
export const textsByLanguage = () => ({
  name: 'texts-by-language',
  resolveId: (id: string) => (TEXTS.test(id) ? `\0${id.replace('\0', '')}` : undefined),
  async load(id: string) {
    const [, group, language] = TEXTS.exec(id) ?? [];
    if (!group) return undefined;
    if (!language) {
      return `export default {${LANGUAGE_CODES.map((code) => `${code}: () => import('virtual:texts/${group}/${code}')`).join()}}`;
    }
    // The group's file exports English texts; its import paths tell which domains the group has in every language.
    const list = readFileSync(new URL(`../src/i18n/groups/${group}.ts`, import.meta.url), 'utf8');
    const domains = [...list.matchAll(DOMAIN)].map(([, domain]) => domain);
    const files = domains.map((domain) => import(`@imisozi/core/texts/${language}/${domain}`) as Promise<Texts>);
    return parsedModule(Object.assign({}, ...(await Promise.all(files))) as Texts);
  },
});

/** The browser file that bundles these texts: `texts-fr` for what islands share, `texts-fr-bookings` for a group. */
export function textsFile(id: string): string | undefined {
  const [, group, language] = TEXTS.exec(id) ?? [];
  if (!language) return undefined;
  return group === 'browsers' ? `texts-${language}` : `texts-${language}-${group}`;
}
