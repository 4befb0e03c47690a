import { excerptOf, plainText } from '@imisozi/core/excerpt';
import type { ListedTour, Place } from '@imisozi/core/finder/tour-results';
import { searchedInBoth, searchedTexts } from '@imisozi/core/finder/tour-index';
import type { TranslatedTexts } from '@imisozi/core/translations/translated';

/** A card shows the beginning of the description. */
export const EXCERPT_LENGTH = 130;
/** How much of a description is searched. */
export const SEARCHED_LENGTH = 10_000;

/** The fields of a tour that a card shows. */
export const ON_CARDS = ['title', 'location', 'toursBody'] as const;

/**
 * A listed tour in another language, found by its own and by the English texts; untranslated data is shared with the
 * English one.
 * @param titles of destinations, by slug
 */
export function translatedTour(
  tour: ListedTour,
  texts: TranslatedTexts,
  titles: ReadonlyMap<string, string>,
): ListedTour {
  const own = { title: texts['title']?.text, location: texts['location']?.text, body: texts['toursBody']?.text };
  const title = own.title ?? tour.title;
  const location = tour.location && (own.location ?? tour.location);
  const excerpt = own.body && tour.excerpt ? excerptOf(own.body, EXCERPT_LENGTH) : tour.excerpt;
  const places = tour.places.map((place): Place => ({
    key: place.key,
    label: titles.get(place.key) ?? (place.label === tour.location ? location : place.label),
  }));
  const isFoundByOwn =
    Object.values(own).some(Boolean) || places.some(({ label }, at) => label !== tour.places[at]?.label);
  const description = plainText((own.body ?? '').slice(0, SEARCHED_LENGTH));
  const searched = isFoundByOwn
    ? searchedInBoth(searchedTexts({ title, location, places, description }), tour.searched)
    : tour.searched;
  const shown = { title: tour.title, location: tour.location, toursBody: tour.excerpt };
  const untranslated = ON_CARDS.filter((field) => shown[field] !== '' && !texts[field]);
  return { ...tour, title, location, excerpt, places, searched, untranslated };
}
