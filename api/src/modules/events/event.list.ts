import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { readList, type ListPage, type ListQuery, type ListDefinition } from '../../platform/list/read-list.js';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { OpenBookings } from '../content/open-bookings.js';
import { TranslationProgress } from '../translations/translation.progress.js';
import { eventView, type EventDetailView, type EventView } from './dto/event.view.js';
import { Event } from './event.entity.js';

const COLUMNS: ListDefinition = {
  resource: 'events',
  search: ['title', 'place', 'slug'],
  equals: ['isApproved', 'authorId', 'slug'],
  ranges: ['createdAt', 'startDate', 'endDate', 'price'],
  sortable: ['title', 'place', 'price', 'startDate', 'endDate', 'isApproved', 'createdAt'],
};

/** The dashboard's view of events. */
@Injectable()
export class EventList {
  private readonly list: ListDefinition;

  constructor(
    @InjectRepository(Event) private readonly repository: Repository<Event>,
    private readonly bookings: OpenBookings,
    private readonly media: MediaUrls,
    progress: TranslationProgress,
  ) {
    this.list = { ...COLUMNS, found: progress.filter('events') };
  }

  async page(query: ListQuery): Promise<ListPage<EventView>> {
    const page = await readList(this.repository, this.list, query);
    return { ...page, rows: page.rows.map((one) => eventView(one, this.media)) };
  }

  /**
   * @param key its id or its slug
   * @throws NotFoundException for an unknown event
   */
  async get(key: string): Promise<EventDetailView> {
    const found = await this.repository.findOneBy([{ id: key }, { slug: key }]);
    if (!found) throw new NotFoundException('This event was not found.');
    const openOrders = await this.bookings.of(found.id);
    return { ...eventView(found, this.media), openOrders };
  }
}
