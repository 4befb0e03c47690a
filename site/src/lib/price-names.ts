import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import { withExtraLabels } from '@imisozi/core/pricing/extra-names';
import { languageCode } from '../i18n/language';
import type { SiteData, TourPage } from './api/types';

/** English names in a tour's price, with their translations; untranslated names are missing. */
export type PriceNames = Readonly<Record<string, string>>;

/**
 * The names in a tour's price, which the API sends in English: the tour, its traveller types, extras and seasons.
 * Undefined in English.
 */
export async function priceNames(siteData: SiteData, tour: TourPage): Promise<PriceNames | undefined> {
  if (languageCode() === DEFAULT_LANGUAGE) return undefined;
  const english = await siteData.inLanguage(DEFAULT_LANGUAGE).tour(tour.slug);
  if (!english) return {};
  const untranslated = new Set(tour.translation?.untranslated);
  const named = (field: string, names: readonly string[], originals: readonly string[], key: string) =>
    originals.flatMap((original, index) => {
      const name = names[index];
      return name === undefined || untranslated.has(`${field}.${index}.${key}`) ? [] : [[original, name] as const];
    });
  const labels = (field: 'travellerTypes' | 'extras') =>
    named(
      field,
      tour[field].map(({ label }) => label),
      english[field].map(({ label }) => label),
      'label',
    );
  const seasons = named(
    'seasons',
    tour.seasons.map(({ name }) => name),
    english.seasons.map(({ name }) => name),
    'name',
  );
  const names = Object.fromEntries([
    ...(untranslated.has('title') ? [] : [[english.title, tour.title] as const]),
    ...labels('travellerTypes'),
    ...labels('extras'),
    ...seasons,
  ]);
  return withExtraLabels(english, names);
}
