import { Injectable, type OnModuleInit } from '@nestjs/common';
import { goesOn } from '@imisozi/core/order-status';
import { rwandaSeason } from '@imisozi/core/rwanda-seasons';
import { localizedAdvice, mergedAdvice, NO_ADVICE, type TravelAdvice } from '@imisozi/core/travel-advice';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { UnrecoverableError } from '../../platform/jobs/job-registry.js';
import { apart, inLine, texts, writtenLanguage } from '../../texts/reader.js';
import { leadersOf, NO_CREW, TripCrews, type TripCrew } from '../assignments/trip.crews.js';
import { MailKinds, mailKind, type MailBlock, type MailContent } from '../mail/mail.kinds.js';
import { asNotes, MailTexts } from '../mail/texts/mail-texts.js';
import { mailedPageOf } from '../orders/keys/order.key.js';
import type { Order } from '../orders/order.entity.js';
import { aboutOrder, dayRow, itemRow, scheduleBlocks } from '../orders/order.mail-blocks.js';
import { sampleOrder } from '../orders/order.preview-data.js';
import { OrdersService } from '../orders/orders.service.js';
import { travelDayOf } from '../orders/order.travel-day.js';
import { SettingsService } from '../settings/settings.service.js';
import { MailPictures } from '../share-pictures/mail-pictures.service.js';
import type { Tour } from '../tours/tour.entity.js';
import { TOURS } from '../tours/tour.kind.js';
import { ToursService } from '../tours/tours.service.js';
import { TranslationsService } from '../translations/translations.service.js';
import { TravellerCounts } from '../travellers/traveller.counts.js';

interface AboutTrip {
  readonly orderId: string;
}

/** By their kinds, which records of sent mails name. */
export const TRIP_MAILS = {
  month: mailKind<AboutTrip>('trip-month-before', { isBulk: true }),
  week: mailKind<AboutTrip>('trip-week-before', { isBulk: true }),
} as const;

/** The mails before a trip (rules/mails 9), with the facts at the time of sending. */
@Injectable()
export class TripMailTexts implements OnModuleInit {
  constructor(
    @InjectEnv() private readonly env: Env,
    private readonly kinds: MailKinds,
    private readonly words: MailTexts,
    private readonly orders: OrdersService,
    private readonly tours: ToursService,
    private readonly translations: TranslationsService,
    private readonly settings: SettingsService,
    private readonly travellers: TravellerCounts,
    private readonly pictures: MailPictures,
    private readonly crews: TripCrews,
  ) {}

  onModuleInit(): void {
    const sample = () => sampleOrder({ status: 'APPROVED', travelDate: '2026-07-11', paid: 1092 });
    this.kinds.register(
      TRIP_MAILS.month,
      async ({ orderId }) => this.monthBefore(await this.read(orderId)),
      () => this.monthBefore(sample()),
      'mail-trip-month-before',
    );
    this.kinds.register(
      TRIP_MAILS.week,
      async ({ orderId }) => this.weekBefore(await this.read(orderId)),
      () => this.weekBefore(sample()),
      'mail-trip-week-before',
    );
  }

  private async read(orderId: string): Promise<Order> {
    const order = await this.orders.get(orderId);
    if (!goesOn(order)) throw new UnrecoverableError('The order has ended.');
    return order;
  }

  private async monthBefore(order: Order): Promise<MailContent> {
    const tour = await this.tourOf(order);
    const advice = await this.adviceOf(tour);
    const { head, parts } = await this.words.fill('mail-trip-month-before', aboutOrder(order));
    const { trip } = texts();
    return {
      ...head,
      picture: await this.pictures.urlOf(order.itemType, order.itemId),
      blocks: [
        ...parts.text,
        facts(order, tour),
        ...weather(order),
        ...told(trip.packing, advice.packing),
        ...told(trip.visa, advice.visa),
        ...((await this.lacksTravellers(order, tour)) ? parts.travellers : []),
        ...scheduleBlocks(order),
        this.button(order),
        ...asNotes(parts.note),
      ],
    };
  }

  private async weekBefore(order: Order): Promise<MailContent> {
    const tour = await this.tourOf(order);
    const advice = await this.adviceOf(tour);
    const { head, parts } = await this.words.fill('mail-trip-week-before', aboutOrder(order));
    return {
      ...head,
      picture: await this.pictures.urlOf(order.itemType, order.itemId),
      blocks: [
        ...parts.text,
        facts(order, tour, await this.crews.ofOrder(order)),
        ...parts.further,
        ...weather(order),
        ...told(texts().trip.packing, advice.packing),
        ...scheduleBlocks(order),
        this.button(order),
      ],
    };
  }

  private button(order: Order): MailBlock {
    return { kind: 'button', label: texts().buttons.view, url: mailedPageOf(this.env.PUBLIC_URL, order) };
  }

  /** The tour as its page shows it in the reader's language; null if it has been deleted. */
  private async tourOf({ itemId }: Order): Promise<Tour | null> {
    const tour = await this.tours.find(itemId);
    return tour && this.translations.translateOne(TOURS, tour, writtenLanguage());
  }

  private async adviceOf(tour: Tour | null): Promise<TravelAdvice> {
    const { advice, adviceTranslations } = await this.settings.get();
    const ofCompany = localizedAdvice(mergedAdvice(advice, null), adviceTranslations, writtenLanguage());
    return tour ? mergedAdvice(ofCompany.advice, tour.advice) : (ofCompany.advice ?? NO_ADVICE);
  }

  private async lacksTravellers(order: Order, tour: Tour | null): Promise<boolean> {
    return Boolean(tour?.asksTravellers) && (await this.travellers.countOf(order.id)) < order.people;
  }
}

/** What the client shows or looks up on the day. */
const facts = (order: Order, tour: Tour | null, crew: TripCrew = NO_CREW): MailBlock => ({
  kind: 'facts',
  rows: [
    itemRow(order),
    ...dayRow(order),
    [texts().trip.pickUp, tour?.departureTime ?? ''],
    ...crewRow(crew),
    [texts().facts.people, String(order.people)],
    [texts().facts.order, order.number],
  ],
});

/** Who meets the client: the guides, or the drivers of a trip without one. */
function crewRow(crew: TripCrew): [string, string][] {
  const met = leadersOf(crew);
  if (met.length === 0) return [];
  return [[texts().trip.guide, met.map(({ names, phoneNumber }) => inLine([names, apart(phoneNumber)])).join('; ')]];
}

function weather(order: Order): MailBlock[] {
  const day = travelDayOf(order);
  return day ? told(texts().trip.weatherTitle, texts().trip.weather[rwandaSeason(day)]) : [];
}

/** A paragraph below its title, if anything is said. */
const told = (title: string, text: string): MailBlock[] => (text ? [{ kind: 'paragraph', title, text }] : []);
