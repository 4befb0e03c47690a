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
 * The changes of the company's facts, or undefined. Facts that were never changed keep following the environment. An
 * emptied fact follows the environment again, an emptied link is removed, and an emptied translation falls back to
 * English.
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
