import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { readList, type ListPage, type ListQuery, type ListDefinition } from '../../platform/list/read-list.js';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { OpenBookings } from '../content/open-bookings.js';
import { TranslationProgress } from '../translations/translation.progress.js';
import { tourPageView, tourView, type TourDetailView, type TourView } from './dto/tour.view.js';
import { Tour } from './tour.entity.js';

const COLUMNS: ListDefinition = {
  resource: 'tours',
  search: ['title', 'location', 'slug'],
  equals: ['isPublished', 'authorId', 'slug'],
  ranges: ['createdAt', 'price1', 'price2', 'price3', 'price4', 'price5'],
  sortable: ['title', 'location', 'price1', 'price2', 'isPublished', 'createdAt'],
};

/** The dashboard's view of tours. */
@Injectable()
export class TourList {
  private readonly list: ListDefinition;

  constructor(
    @InjectRepository(Tour) private readonly repository: Repository<Tour>,
    private readonly bookings: OpenBookings,
    private readonly media: MediaUrls,
    progress: TranslationProgress,
  ) {
    this.list = { ...COLUMNS, found: progress.filter('tours') };
  }

  async page(query: ListQuery): Promise<ListPage<TourView>> {
    const page = await readList(this.repository, this.list, query);
    return { ...page, rows: page.rows.map((one) => tourView(one, this.media)) };
  }

  /**
   * @param key its id or its slug
   * @throws NotFoundException for an unknown tour
   */
  async get(key: string): Promise<TourDetailView> {
    const found = await this.repository.findOneBy([{ id: key }, { slug: key }]);
    if (!found) throw new NotFoundException('This tour was not found.');
    const openOrders = await this.bookings.of(found.id);
    return { ...tourPageView(found, this.media), openOrders };
  }
}
