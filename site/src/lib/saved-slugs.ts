/** So many tours a browser keeps at most. */
export const MAX_SAVED = 30;

/** As the API makes them (rules/api 6): letters, digits and hyphens. */
const SLUG = /^[a-z0-9-]{1,120}$/;

/** What may be a list of slugs, from a store or an address: each once, unusable ones left out, at most {@link MAX_SAVED}. */
export const usableSlugs = (found: readonly unknown[]): string[] =>
  [...new Set(found.filter((slug): slug is string => typeof slug === 'string' && SLUG.test(slug)))].slice(0, MAX_SAVED);

/** The slugs of `?tours=one,another`. */
export const readSlugs = (parameter: string | null): string[] => usableSlugs(parameter?.split(',', MAX_SAVED) ?? []);

/** That parameter. */
export const slugsQuery = (slugs: readonly string[]): string => `tours=${slugs.join(',')}`;
