import englishMessages from 'ra-language-english';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { mergeTranslations } from 'react-admin';
import { labels } from './en';

/** English is the first language; a further one is another file like `en.ts`. */
const languages = { en: mergeTranslations(englishMessages, labels) };

export const i18nProvider = polyglotI18nProvider(() => languages.en, 'en', [{ locale: 'en', name: 'English' }]);
