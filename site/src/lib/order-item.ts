import { mergedAdvice, type TravelAdvice } from '@imisozi/core/travel-advice';
import { pagePath } from '../i18n/language';
import type { OrderPage } from './api/types';
import { attributesOf, onlyEnglish, type EnglishOnly } from './content-language';

/** A text of the tour, with the attributes of the element that shows it. */
export interface ShownText {
  readonly text: string;
  readonly attributes: EnglishOnly;
}

/** What an order's page shows of its tour or event beside the order itself. */
export interface OrderedItem {
  /** The path of its page. */
  readonly path: string;
  /** URL of its picture. */
  readonly picture: string;
  /** When and where the trip starts, in the words of the tour. */
  readonly pickUp: ShownText | null;
  readonly advice: Readonly<Record<'visa' | 'packing', ShownText | null>>;
}

/** The tour or event of an order as it is today; null if it is not public. */
export async function orderedItem(
  { siteData }: App.Locals,
  { itemType, itemsArray }: OrderPage,
): Promise<OrderedItem | null> {
  const id = itemsArray[0]?.id;
  if (itemType === 'event') {
    const event = (await siteData.events()).find((one) => one.id === id);
    const noAdvice = { visa: null, packing: null };
    return event
      ? { path: pagePath(`/event/${event.slug}`), picture: event.image, pickUp: null, advice: noAdvice }
      : null;
  }
  const card = (await siteData.tourCards()).find((one) => one.id === id);
  const tour = card && (await siteData.tour(card.slug));
  if (!tour) return null;
  const company = await siteData.travelAdvice();
  const advice: TravelAdvice = mergedAdvice(company.advice, tour.advice);
  const topic = (name: 'visa' | 'packing'): ShownText | null => {
    const english = company.untranslated.includes(name) ? onlyEnglish() : undefined;
    const attributes = tour.advice?.[name] ? attributesOf(tour, `advice.${name}`) : english;
    return advice[name] ? { text: advice[name], attributes } : null;
  };
  return {
    path: pagePath(`/tour/${tour.slug}`),
    picture: tour.image,
    pickUp: tour.departureTime ? { text: tour.departureTime, attributes: attributesOf(tour, 'departureTime') } : null,
    advice: { visa: topic('visa'), packing: topic('packing') },
  };
}
