import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { ContentKinds } from '../content/content-kinds.js';
import { ContentList } from '../content/content.list.js';
import { OpenBookings } from '../content/open-bookings.js';
import { eventView, type EventDetailView, type EventView } from './dto/event.view.js';
import { Event } from './event.entity.js';
import { EVENTS } from './event.kind.js';

const COLUMNS = {
  search: ['title', 'place', 'slug'],
  equals: ['isApproved', 'authorId', 'slug'],
  ranges: ['createdAt', 'startDate', 'endDate', 'price'],
  sortable: ['title', 'place', 'price', 'startDate', 'endDate', 'isApproved', 'createdAt'],
};

@Injectable()
export class EventList extends ContentList<Event, EventView, EventDetailView> {
  constructor(
    @InjectRepository(Event) rows: Repository<Event>,
    kinds: ContentKinds,
    private readonly bookings: OpenBookings,
    private readonly media: MediaUrls,
  ) {
    super(EVENTS, COLUMNS, rows, kinds);
  }

  protected override views(events: readonly Event[]): EventView[] {
    return events.map((one) => eventView(one, this.media));
  }

  protected override async detail(event: Event): Promise<EventDetailView> {
    return { ...eventView(event, this.media), openOrders: await this.bookings.of(event.id) };
  }
}
