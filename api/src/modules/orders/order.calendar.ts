import { refusal } from '../../platform/errors/refused.js';
import { TOURS } from '../tours/tour.kind.js';
import { EVENTS } from '../events/event.kind.js';
import type { ContentKind } from '../content/content-kind.js';
import { Injectable } from '@nestjs/common';
import { calendarFile, type CalendarEntry, type CalendarFile } from '../../common/calendar/calendar-file.js';
import { daysBetween, endOfCatDay, type Day } from '@imisozi/core/kigali-time';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import type { Env } from '../../config/env.js';
import type { Event } from '../events/event.entity.js';
import { eventTimes } from '../events/event.calendar.js';
import { EventsService } from '../events/events.service.js';
import type { Tour } from '../tours/tour.entity.js';
import { ToursService } from '../tours/tours.service.js';
import { apart, inLine, inLanguage, pageAt, texts, writtenLanguage } from '../../texts/reader.js';
import { nameIn } from '../translations/translated-names.js';
import { TranslationsService } from '../translations/translations.service.js';
import type { Order } from './order.entity.js';
import { itemWritten } from './order.names.js';
import { tourStart, travelDayOf } from './order.travel-day.js';
import type { OrderStatus } from '@imisozi/core/order-status';

const ENTRY_STATUS: Readonly<Record<OrderStatus, CalendarEntry['status']>> = {
  PENDING: 'TENTATIVE',
  APPROVED: 'CONFIRMED',
  PAID: 'CONFIRMED',
  REJECTED: 'CANCELLED',
  CANCELLED: 'CANCELLED',
  REFUNDED: 'CANCELLED',
};

/** A booked tour or event for the client's calendar. */
@Injectable()
export class OrderCalendar {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly tours: ToursService,
    private readonly events: EventsService,
    private readonly translations: TranslationsService,
  ) {}

  /**
   * The file has the order's current status; a later file updates the same entry.
   * @throws Refused for an order without a day (rules/orders 11)
   */
  async file(order: Order): Promise<CalendarFile> {
    const [file] = await this.attachments(order);
    if (!file) throw refusal('order-without-date');
    return file;
  }

  /** {@link file} for a mail; empty for an order without a day. */
  async attachments(order: Order): Promise<CalendarFile[]> {
    const day = travelDayOf(order);
    return day ? [await inLanguage(order.language, () => this.write(order, day))] : [];
  }

  private async write(order: Order, day: Day): Promise<CalendarFile> {
    const { facts, papers } = texts();
    const publicUrl = this.env.PUBLIC_URL;
    const { place, page, times } =
      order.itemType === 'event' ? await this.ofEvent(order, day) : await this.ofTour(order, day);
    return calendarFile(
      {
        // The number and the public page, not the id: calendars are shared.
        uid: `order-${order.number}@${new URL(publicUrl).hostname}`,
        title: itemWritten(order),
        times,
        place,
        notes: [
          `${facts.order} ${apart(order.number)}`,
          papers.fact({ name: facts.people, value: order.people }),
          inLine([this.company.name, this.company.phone]),
        ],
        url: pageAt(publicUrl, `/${page}`),
        status: ENTRY_STATUS[order.status],
        createdAt: order.createdAt,
        updatedAt: order.updatedAt,
      },
      `order-${order.number}`,
      this.company,
    );
  }

  /** Whole days if the event is no longer public: its times are known only from the event. */
  private async ofEvent({ itemId, endDate }: Order, day: Day): Promise<ItemFacts> {
    const event = await this.events.findPublic(itemId);
    return {
      times: event ? eventTimes(event) : { firstDay: day, lastDay: endDate ?? day },
      place: event ? await this.placeOf(EVENTS, event, event.place) : '',
      page: event ? `event/${event.slug}` : 'events',
    };
  }

  /** Ends with its last day in Kigali. The pick-up place is left out: calendars are shared. */
  private async ofTour(order: Order, day: Day): Promise<ItemFacts> {
    const tour = await this.tours.findPublic(order.itemId);
    const lastDay = order.endDate ?? day;
    const start = tourStart(order);
    const end = start && endOfCatDay(start, daysBetween(day, lastDay));
    return {
      times: start ? { start, end, endsWithDay: true } : { firstDay: day, lastDay },
      place: tour ? await this.placeOf(TOURS, tour, tour.location) : '',
      page: tour ? `tour/${tour.slug}` : 'tours',
    };
  }

  private async placeOf(kind: ContentKind, record: Tour | Event, english: string): Promise<string> {
    return nameIn(await this.translations.names(kind, record, writtenLanguage(), ['location', 'place']), english);
  }
}

/** The details from the tour or event; `page` is the path of its public page, without a leading slash. */
type ItemFacts = Pick<CalendarEntry, 'times' | 'place'> & { readonly page: string };
