import { TOURS } from '../tours/tour.kind.js';
import { EVENTS } from '../events/event.kind.js';
import { discountOf } from './price-lines.js';
import { Injectable } from '@nestjs/common';
import { itemTitle } from '@imisozi/core/item-title';
import { DEFAULT_LANGUAGE, type LanguageCode } from '@imisozi/core/languages';
import { discountLabel } from '@imisozi/core/pricing/discount-label';
import { withExtraLabels } from '@imisozi/core/pricing/extra-names';
import type { PriceLine } from '@imisozi/core/pricing/price-lines';
import { writtenLanguage } from '../../texts/reader.js';
import { EventsService } from '../events/events.service.js';
import { ToursService } from '../tours/tours.service.js';
import { nameIn, type NamesRead, type TranslatedNames } from '../translations/translated-names.js';
import { TranslationsService } from '../translations/translations.service.js';
import { linesOf } from './price-lines.js';
import type { Order } from './order.entity.js';

type Item = Pick<Order, 'itemType' | 'itemId'>;

/** The names of an order that are saved with it. */
type NamedOrder = Item & Pick<Order, 'itemTitle' | 'priceLines' | 'language'>;

/** The names that a change of an order replaces; empty if the office changes none. */
type Renaming = { readonly [Name in 'priceLines' | 'language']?: Order[Name] | undefined };

/**
 * Orders keep the English names from the time of booking, which the office reads and prices again, and their
 * translations into the client's language. Mails, documents and calendar files use these names, so that a document
 * never changes when it is drawn again, whatever happens to the tour and its translation.
 */
@Injectable()
export class OrderNames {
  constructor(
    private readonly translations: TranslationsService,
    private readonly tours: ToursService,
    private readonly events: EventsService,
  ) {}

  /** The translated names to store with a new order. */
  async ofNew({ itemTitle, priceLines, language, ...item }: NamedOrder): Promise<Order['translatedNames']> {
    return keptOf({ itemTitle, priceLines }, await this.translated(item, language));
  }

  /** The translated names to store with a changed order: names that it had before stay as its client has read them. */
  async ofChanged(
    before: Order,
    { priceLines = before.priceLines, language = before.language }: Renaming,
  ): Promise<Order['translatedNames']> {
    const { itemTitle, translatedNames } = before;
    if (priceLines === before.priceLines && language === before.language) return translatedNames;
    const now = await this.translated(before, language);
    return keptOf({ itemTitle, priceLines }, language === before.language ? { ...now, ...translatedNames } : now);
  }

  /**
   * The names of an order for readers of any language: the stored ones in the client's language, current ones in
   * others.
   */
  async readIn(language: LanguageCode, order: Order): Promise<NamesRead> {
    const now = { ...(await this.translated(order, language)), ...discountNames(order, language) };
    return { language, names: language === order.language ? { ...now, ...order.translatedNames } : now };
  }

  /** The current translation of the tour or event; empty if it was deleted. */
  private async translated({ itemType, itemId }: Item, language: LanguageCode): Promise<TranslatedNames> {
    if (language === DEFAULT_LANGUAGE) return {};
    if (itemType === 'event') {
      const event = await this.events.find(itemId);
      return event ? this.translations.names(EVENTS, event, language, ['title']) : {};
    }
    const tour = await this.tours.find(itemId);
    if (!tour) return {};
    const names = await this.translations.names(TOURS, tour, language, ['title', 'extras', 'travellerTypes']);
    return withExtraLabels(tour, names);
  }
}

function keptOf({ itemTitle, priceLines }: Pick<Order, 'itemTitle' | 'priceLines'>, names: TranslatedNames) {
  const named = [itemTitle, ...(priceLines ?? []).map(({ label }) => label)];
  const kept = named.filter((name) => Object.hasOwn(names, name)).map((name) => [name, names[name]!] as const);
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

/** The labels of discounts, by the office and by a promo code, come from the product, not from the tour. */
function discountNames(order: Order, language: LanguageCode): TranslatedNames {
  const named = linesOf(order).flatMap((line) => {
    const reason = line.kind === 'promo' ? line.code : discountOf(line)?.reason;
    return reason ? [[line.label, discountLabel(reason, language)] as const] : [];
  });
  return Object.fromEntries(named);
}

/** The names of an order for the current output: in a language other than its client's they are English. */
const namesWritten = ({ language, translatedNames }: Order): TranslatedNames | null =>
  writtenLanguage() === language ? translatedNames : null;

/** What was ordered, in the reader's language, with the number of tickets if there are several (rules/prices 11). */
export const itemWritten = (order: Order): string =>
  itemTitle(order.itemType, order.people, nameIn(namesWritten(order), order.itemTitle));

/** The rows of an order's amount, in the reader's language. */
export function linesWritten(order: Order): PriceLine[] {
  const names = { ...namesWritten(order), ...discountNames(order, writtenLanguage()) };
  return linesOf(order).map((line) => ({ ...line, label: nameIn(names, line.label) }));
}
