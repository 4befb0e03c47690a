import { readFileSync } from 'node:fs';
import { LANGUAGE_CODES } from '@imisozi/core/languages';

/** The texts of a group in every language (`virtual:texts/bookings`), or in one (`virtual:texts/bookings/fr`). */
const TEXTS = /^\0?virtual:texts\/(\w+)(?:\/([a-z]{2}))?$/;
/** The texts of one domain in one language. */
const DOMAIN = /\/core\/src\/texts\/([a-z]{2})\/([\w-]+)\.ts$/;
const ENGLISH = "'@imisozi/core/texts/en/";

/** The file of a group: it exports English texts, and stands for those of each language. */
const groupFile = (group: string) => readFileSync(new URL(`../src/i18n/groups/${group}.ts`, import.meta.url), 'utf8');

/** A plugin of Vite: the texts of a group by language, so that a browser loads those of its page. */
export const textsByLanguage = () => ({
  name: 'texts-by-language',
  resolveId: (id: string) => (TEXTS.test(id) ? `\0${id.replace('\0', '')}` : undefined),
  load(id: string) {
    const [, group, language] = TEXTS.exec(id) ?? [];
    if (!group) return undefined;
    if (language) return groupFile(group).replaceAll(ENGLISH, ENGLISH.replace('en', language));
    return `export default {${LANGUAGE_CODES.map((code) => `${code}: () => import('virtual:texts/${group}/${code}')`).join()}}`;
  },
});

/** Tells which file of the browser texts are bundled into: `texts-fr` has what islands share, `texts-fr-bookings` a group. */
export function textsFile(id: string): string | undefined {
  const [, ofGroup, inLanguage] = TEXTS.exec(id) ?? [];
  const [, language = inLanguage, domain] = DOMAIN.exec(id) ?? [];
  if (!language) return undefined;
  const group = ofGroup ?? GROUPS.find((one) => groupFile(one).includes(`${ENGLISH}${domain}'`));
  return group ? ['texts', language, group].join('-') : `texts-${language}`;
}

const GROUPS = ['bookings', 'forms', 'pages', 'payments', 'refusals'];
