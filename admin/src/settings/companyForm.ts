import type { Settings, SettingsChange } from '../data/types';

type Company = Settings['company'];

export const SOCIAL_LINKS = [
  'facebook',
  'twitter',
  'instagram',
  'linkedin',
] as const satisfies (keyof Company['social'])[];

type Facts = Readonly<Record<string, string | null>>;

const differing = (before: Facts, now: Facts) => Object.entries(now).filter(([name, value]) => value !== before[name]);

/**
 * What was changed of the company; undefined for nothing. The rest stays what the environment says, also when that
 * changes. An emptied fact is what the environment says again, an emptied link none, and an emptied translation is read
 * in English again.
 */
export function changedCompany(
  { social: linksBefore, taglineTranslations: taglinesBefore, ...before }: Company,
  { social, taglineTranslations, ...now }: Company,
): SettingsChange['company'] {
  const facts = differing(before, now);
  const links = differing(linksBefore, social).map(([name, value]) => [name, value ?? ''] as const);
  const taglines = differing(taglinesBefore, taglineTranslations);
  if (facts.length + links.length + taglines.length === 0) return undefined;
  return {
    ...Object.fromEntries(facts),
    ...(taglines.length > 0 && { taglineTranslations: Object.fromEntries(taglines) }),
    ...(links.length > 0 && { social: Object.fromEntries(links) }),
  };
}
