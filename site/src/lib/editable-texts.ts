import { DEFAULT_LANGUAGE, type LanguageCode } from '@imisozi/core/languages';
import { MAX_GROUP_SIZE } from '@imisozi/core/prices';
import { DEFAULT_TERMS } from '@imisozi/core/pricing/terms';
import { DEFAULT_PERIODS } from '@imisozi/core/privacy/periods';
import { valuesOfTerms, type OfficeRules } from '@imisozi/core/editable-texts/company-terms';
import {
  documentNamed,
  textsTag,
  type DocumentName,
  type EditableTextsOf,
} from '@imisozi/core/editable-texts/documents';
import type { EditableTexts } from '@imisozi/core/editable-texts/fields';
import { filled } from '@imisozi/core/editable-texts/filled';
import { termsWritten } from '../i18n/for-pages';
import { inLanguage, languageCode } from '../i18n/language';
import { addCacheTag, noStore } from './page-headers';
import { onlyEnglish, type EnglishOnly } from './content-language';

interface Page {
  readonly locals: App.Locals;
  readonly response: { readonly headers: Headers };
}

/**
 * Texts that staff can edit, in the visitor's language. Adds their cache tag to the page, so call it after the page's
 * own headers are set. If they cannot be read, it returns the defaults, and the page is not cached.
 */
export async function textsOf<Name extends DocumentName>(page: Page, document: Name): Promise<EditableTextsOf<Name>> {
  const language = languageCode();
  try {
    const texts = await page.locals.siteData.editableTexts({ document, language });
    addCacheTag(page.response.headers, textsTag(document));
    return texts;
  } catch {
    noStore(page.response.headers);
    return documentNamed(document).defaultIn(language, page.locals.company) as EditableTextsOf<Name>;
  }
}

/** The language of a page's editable texts: the visitor's, or English if nobody has written them in it. */
export async function languageOfTexts(page: Page, document: DocumentName): Promise<LanguageCode> {
  const language = languageCode();
  try {
    return await page.locals.siteData.languageOfTexts({ document, language });
  } catch {
    noStore(page.response.headers);
    return documentNamed(document).defaults[language] ? language : DEFAULT_LANGUAGE;
  }
}

/** Attributes for an element with editable texts: English if nobody has written them in the visitor's language. */
export const attributesOfTexts = async (page: Page, document: DocumentName): Promise<EnglishOnly> =>
  (await languageOfTexts(page, document)) === languageCode() ? undefined : onlyEnglish();

const UNKNOWN_RULES: OfficeRules = { terms: DEFAULT_TERMS, largestParty: MAX_GROUP_SIZE, periods: DEFAULT_PERIODS };

/**
 * {@link textsOf}, with the current rules of the company in place of their placeholders (rules/money 1, rules/content
 * 9). If they cannot be read, it uses the default terms, and the page is not cached.
 */
export async function textsWithTerms<Name extends 'faq' | 'terms' | 'privacy'>(
  page: Page,
  document: Name,
): Promise<EditableTextsOf<Name>> {
  const [texts, language, rules] = await Promise.all([
    textsOf(page, document),
    languageOfTexts(page, document),
    page.locals.siteData.officeRules().catch(() => undefined),
  ]);
  if (rules) {
    addCacheTag(page.response.headers, 'settings');
    addCacheTag(page.response.headers, 'tours');
  } else noStore(page.response.headers);
  const values = inLanguage(language, () => valuesOfTerms(termsWritten, rules ?? UNKNOWN_RULES));
  return filled(documentNamed(document).fields, texts as EditableTexts, values) as EditableTextsOf<Name>;
}
