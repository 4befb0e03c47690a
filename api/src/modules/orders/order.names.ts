import { TOURS } from '../tours/tour.kind.js';
import { EVENTS } from '../events/event.kind.js';
import { discountOf } from './price-lines.js';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type LanguageCode } from '@imisozi/core/languages';
import { discountLabel } from '@imisozi/core/pricing/discount';
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

/** What a change of an order may change of its names; nothing where the office leaves it. */
type Renaming = { readonly [Name in 'priceLines' | 'language']?: Order[Name] | undefined };

/**
 * Orders keep the English names that they were made with, which the office reads and prices again, and beside them what
 * these are called in the language of their client. Mails, papers and calendar files read the names that are kept, so
 * that what was issued says the same whenever it is drawn, whatever becomes of the tour and its translation.
 */
@Injectable()
export class OrderNames {
  constructor(
    private readonly translations: TranslationsService,
    private readonly tours: ToursService,
    private readonly events: EventsService,
  ) {}

  /** What is to be kept of the names of a new order. */
  async ofNew({ itemTitle, priceLines, language, ...item }: NamedOrder): Promise<Order['translatedNames']> {
    return keptOf({ itemTitle, priceLines }, await this.translated(item, language));
  }

  /** What is to be kept once an order is changed: names that it has had stay as its client has read them. */
  async ofChanged(
    before: Order,
    { priceLines = before.priceLines, language = before.language }: Renaming,
  ): Promise<Order['translatedNames']> {
    const { itemTitle, translatedNames } = before;
    if (priceLines === before.priceLines && language === before.language) return translatedNames;
    const now = await this.translated(before, language);
    return keptOf({ itemTitle, priceLines }, language === before.language ? { ...now, ...translatedNames } : now);
  }

  /** What an order names, for readers of any language: as it was kept in that of its client, in others as it is now. */
  async readIn(language: LanguageCode, order: Order): Promise<NamesRead> {
    const now = { ...(await this.translated(order, language)), ...discountNames(order, language) };
    return { language, names: language === order.language ? { ...now, ...order.translatedNames } : now };
  }

  /** As the tour or event is translated now; nothing where it is gone. */
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

/** What the office takes off is called by the product, not by the tour. */
function discountNames(order: Order, language: LanguageCode): TranslatedNames {
  const named = linesOf(order).flatMap((line) => {
    const discount = discountOf(line);
    return discount ? [[line.label, discountLabel(discount.reason, language)] as const] : [];
  });
  return Object.fromEntries(named);
}

/** The names of an order for what is written now: in another language than its client's they are English. */
const namesWritten = ({ language, translatedNames }: Order): TranslatedNames | null =>
  writtenLanguage() === language ? translatedNames : null;

/** The tour or event of an order, as its reader knows it. */
export const titleWritten = (order: Order): string => nameIn(namesWritten(order), order.itemTitle);

/** What an order's amount is made of, as its reader knows it. */
export function linesWritten(order: Order): PriceLine[] {
  const names = { ...namesWritten(order), ...discountNames(order, writtenLanguage()) };
  return linesOf(order).map((line) => ({ ...line, label: nameIn(names, line.label) }));
}
