import { Injectable } from '@nestjs/common';
import { calendarFile, type CalendarEntry, type CalendarFile } from '../../../common/calendar/calendar-file.js';
import { endOfCatDay } from '@imisozi/core/kigali-time';
import { InjectCompany, InjectEnv } from '../../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import type { Env } from '../../../config/env.js';
import type { Event } from '../../events/event.entity.js';
import { EventsService } from '../../events/events.service.js';
import type { Tour } from '../../tours/tour.entity.js';
import { ToursService } from '../../tours/tours.service.js';
import { inLanguage, pageAt, texts, writtenLanguage } from '../../../texts/reader.js';
import { nameIn } from '../../translations/translated-names.js';
import { TranslationsService } from '../../translations/translations.service.js';
import type { Order } from '../order.entity.js';
import { titleWritten } from '../order.names.js';
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

  /** The file says the status the order has now; a later one changes the same entry. */
  file(order: Order): Promise<CalendarFile> {
    return inLanguage(order.language, () => this.write(order));
  }

  private async write(order: Order): Promise<CalendarFile> {
    const { facts, papers } = texts();
    const publicUrl = this.env.PUBLIC_URL;
    const { end, place, page } = order.itemType === 'event' ? await this.ofEvent(order) : await this.ofTour(order);
    return calendarFile(
      {
        // The number and the public page, not the id: calendars are shared.
        uid: `order-${order.number}@${new URL(publicUrl).hostname}`,
        title: titleWritten(order),
        start: order.needDate,
        end,
        endsWithDay: order.itemType === 'tour',
        place,
        notes: [
          `${facts.order} ${order.number}`,
          papers.fact(facts.people, String(order.people)),
          `${this.company.name}, ${this.company.phone}`,
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

  /** Without an end when the event is not public any more. */
  private async ofEvent({ itemId, needDate }: Order): Promise<ItemFacts> {
    const event = await this.events.findApproved(itemId);
    return {
      end: event && event.endDate > needDate ? event.endDate : null,
      place: event ? await this.placeOf('events', event, event.place) : '',
      page: event ? `event/${event.slug}` : 'events',
    };
  }

  /** Ends with its last day in Kigali. Where the client is picked up stays between the client and staff. */
  private async ofTour({ itemId, needDate }: Order): Promise<ItemFacts> {
    const tour = await this.tours.findPublished(itemId);
    const days = tour?.itinerary.length ?? 0;
    return {
      end: days > 0 ? endOfCatDay(needDate, days - 1) : null,
      place: tour ? await this.placeOf('tours', tour, tour.location) : '',
      page: tour ? `tour/${tour.slug}` : 'tours',
    };
  }

  private async placeOf(kind: 'tours' | 'events', record: Tour | Event, english: string): Promise<string> {
    return nameIn(await this.translations.names(kind, record, writtenLanguage(), ['location', 'place']), english);
  }
}

/** What the tour or event adds; `page` is its public one, without a slash before it. */
type ItemFacts = Pick<CalendarEntry, 'end' | 'place'> & { readonly page: string };
