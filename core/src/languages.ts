/** How a language is written, and how it formats days and prices (BCP 47 tags for `Intl`). */
export interface LanguageFacts {
  /** Its own name, for a menu. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly openGraph: string;
  readonly dates: string;
  readonly money: string;
}

/** The languages of the site: English has no path prefix, each other one has its code (`/fr/tours`). */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr', openGraph: 'en_GB', dates: 'en-GB', money: 'en-US' },
  fr: { name: 'Français', direction: 'ltr', openGraph: 'fr_FR', dates: 'fr-FR', money: 'fr-FR' },
  sw: { name: 'Kiswahili', direction: 'ltr', openGraph: 'sw_KE', dates: 'sw', money: 'en-US' },
  rw: { name: 'Ikinyarwanda', direction: 'ltr', openGraph: 'rw_RW', dates: 'rw', money: 'en-US' },
  // Prices and days use Latin digits, like card forms, tickets and passports.
  ar: { name: 'العربية', direction: 'rtl', openGraph: 'ar_AR', dates: 'ar-u-nu-latn', money: 'en-US' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type LanguageCode = keyof typeof LANGUAGES;

/** The default language: of paths without a prefix, and the fallback of the others. */
export const DEFAULT_LANGUAGE = 'en' as const satisfies LanguageCode;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as LanguageCode[];

/** The languages that texts are translated into. */
export type OtherLanguage = Exclude<LanguageCode, typeof DEFAULT_LANGUAGE>;
export const OTHER_LANGUAGES = LANGUAGE_CODES.filter((code): code is OtherLanguage => code !== DEFAULT_LANGUAGE);

/** Whether a text is the code of a language of the site. */
export const isLanguage = (code: unknown): code is LanguageCode =>
  typeof code === 'string' && Object.hasOwn(LANGUAGES, code);

/** A path of the site, and its language. */
export interface PathInLanguage {
  readonly language: LanguageCode;
  /** Without the language prefix: the path of the English page. */
  readonly path: string;
}

/**
 * Parses a path: `/fr/tours` is `/tours` in French, `/tours` is English, and so is `/en`, which is not a page. The path
 * after a language never begins with two slashes: such a link would lead to another site.
 */
export function readLanguage(path: string): PathInLanguage {
  const end = path.indexOf('/', 1);
  const first = path.slice(1, end < 0 ? undefined : end);
  const namesHost = end >= 0 && /[/\\]/.test(path.charAt(end + 1));
  if (first === DEFAULT_LANGUAGE || !isLanguage(first) || namesHost) return { language: DEFAULT_LANGUAGE, path };
  return { language: first, path: end < 0 ? '/' : path.slice(end) };
}

/**
 * The path of a page in a language, with its query and fragment: `/fr/tours?people=2`. Anything but a path of the site
 * (another site's URL, a fragment) is unchanged.
 */
export function pathInLanguage(language: LanguageCode, path: string): string {
  if (language === DEFAULT_LANGUAGE || path[0] !== '/') return path;
  return `/${language}${/^\/(?=$|[?#])/.test(path) ? path.slice(1) : path}`;
}
