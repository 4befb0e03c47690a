import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import { languageCode } from '../i18n/language';
import type { Content, OrderPage } from './api/types';
import { onlyEnglish, type EnglishOnly } from './content-language';

/** A name as a visitor reads it, and the attributes of its element. */
export interface NameRead {
  readonly text: string;
  readonly attributes: EnglishOnly;
}

/** Reads a name that an order keeps. */
export type NameOf = (name: string) => NameRead;

/** English names, and the same in the visitor's language. */
type Pair = readonly [english: string | undefined, translated: string | undefined];

/**
 * How to read what an order names: its tour or event, and the lines of its price. An order keeps the English names that
 * it was made with; where the tour still has them, they are read in the visitor's language.
 */
export async function namesOfOrder(content: Content, order: OrderPage): Promise<NameOf> {
  if (languageCode() === DEFAULT_LANGUAGE) return (text) => ({ text, attributes: undefined });
  const title = order.itemsArray[0]?.title ?? '';
  const pairs = order.itemType === 'tour' ? await pairsOfTour(content, title) : await pairsOfEvent(content, title);
  const names = new Map(pairs.filter((pair): pair is [string, string] => Boolean(pair[0] && pair[1])));
  return (name) => {
    const text = names.get(name);
    return text === undefined ? { text: name, attributes: onlyEnglish() } : { text, attributes: undefined };
  };
}

async function pairsOfTour(content: Content, title: string): Promise<Pair[]> {
  const english = content.inLanguage(DEFAULT_LANGUAGE);
  const slug = (await english.tourCards()).find((card) => card.title === title)?.slug;
  const [translated, original] = slug ? await Promise.all([content.tour(slug), english.tour(slug)]) : [];
  if (!translated || !original) return [];
  const isTranslated = (key: string) => !translated.translation?.untranslated.includes(key);
  const labels = (field: 'extras' | 'travellerTypes'): Pair[] =>
    original[field].map(({ label }, index) => [
      label,
      isTranslated(`${field}.${index}.label`) ? translated[field][index]?.label : undefined,
    ]);
  return [
    [original.title, isTranslated('title') ? translated.title : undefined],
    ...labels('extras'),
    ...labels('travellerTypes'),
  ];
}

async function pairsOfEvent(content: Content, title: string): Promise<Pair[]> {
  const slug = (await content.inLanguage(DEFAULT_LANGUAGE).events()).find((event) => event.title === title)?.slug;
  const translated = slug ? await content.event(slug) : null;
  return translated && !translated.translation?.untranslated.includes('title') ? [[title, translated.title]] : [];
}
