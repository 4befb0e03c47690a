/** The limit of saved tours in a browser. */
export const MAX_SAVED = 30;

/** The API's format of slugs (rules/api 6): letters, digits and hyphens. */
const SLUG = /^[a-z0-9-]{1,120}$/;

/** A list of slugs from storage or a URL: without duplicates and invalid ones, at most {@link MAX_SAVED}. */
export const usableSlugs = (found: readonly unknown[]): string[] =>
  [...new Set(found.filter((slug): slug is string => typeof slug === 'string' && SLUG.test(slug)))].slice(0, MAX_SAVED);

/** The slugs in `?tours=one,another`. */
export const readSlugs = (parameter: string | null): string[] => usableSlugs(parameter?.split(',', MAX_SAVED) ?? []);

/** The query that {@link readSlugs} reads. */
export const slugsQuery = (slugs: readonly string[]): string => `tours=${slugs.join(',')}`;
