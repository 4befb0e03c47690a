import { DEFAULT_LANGUAGE, type LanguageCode } from '@imisozi/core/languages';
import { DEFAULT_TERMS } from '@imisozi/core/pricing/terms';
import { valuesOfTerms } from '@imisozi/core/editable-texts/company-terms';
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
 * Words that colleagues may change, in the visitor's language. The page is tagged with them; read them after its own
 * headers are set. When they cannot be read, those that ship with the product are shown, and the page is not cached.
 */
export async function textsOf<Name extends DocumentName>(page: Page, document: Name): Promise<EditableTextsOf<Name>> {
  const language = languageCode();
  try {
    const words = await page.locals.siteData.editableTexts({ document, language });
    addCacheTag(page.response.headers, textsTag(document));
    return words;
  } catch {
    noStore(page.response.headers);
    return documentNamed(document).defaultIn(language, page.locals.company) as EditableTextsOf<Name>;
  }
}

/** The language that a page's words are in: the visitor's, or English where nobody has written them in it. */
export async function languageOfTexts(page: Page, document: DocumentName): Promise<LanguageCode> {
  const language = languageCode();
  try {
    return await page.locals.siteData.languageOfTexts({ document, language });
  } catch {
    noStore(page.response.headers);
    return documentNamed(document).defaults[language] ? language : DEFAULT_LANGUAGE;
  }
}

/** Attributes of an element that shows words: those of English ones where nobody has written them in the visitor's language. */
export const attributesOfTexts = async (page: Page, document: DocumentName): Promise<EnglishOnly> =>
  (await languageOfTexts(page, document)) === languageCode() ? undefined : onlyEnglish();

/**
 * {@link textsOf}, with the company's terms of today in place of the placeholders that stand for them (rules/money 1, rules/content 9). When
 * the terms cannot be read, those of a company that has set none are shown, and the page is not cached.
 */
export async function textsWithTerms<Name extends 'faq' | 'terms'>(
  page: Page,
  document: Name,
): Promise<EditableTextsOf<Name>> {
  const [words, language, terms] = await Promise.all([
    textsOf(page, document),
    languageOfTexts(page, document),
    page.locals.siteData.companyTerms().catch(() => undefined),
  ]);
  if (terms) addCacheTag(page.response.headers, 'settings');
  else noStore(page.response.headers);
  const values = inLanguage(language, () => valuesOfTerms(termsWritten, terms ?? DEFAULT_TERMS));
  return filled(documentNamed(document).fields, words as EditableTexts, values) as EditableTextsOf<Name>;
}
