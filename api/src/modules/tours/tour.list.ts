import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { ContentKinds } from '../content/content-kinds.js';
import { ContentList } from '../content/content.list.js';
import { OpenBookings } from '../content/open-bookings.js';
import { tourPageView, tourView, type TourDetailView, type TourView } from './dto/tour.view.js';
import { Tour } from './tour.entity.js';
import { TOURS } from './tour.kind.js';

const COLUMNS = {
  search: ['title', 'location', 'slug'],
  equals: ['isPublished', 'authorId', 'slug'],
  ranges: ['createdAt', 'price1', 'price2', 'price3', 'price4', 'price5'],
  sortable: ['title', 'location', 'price1', 'price2', 'isPublished', 'createdAt'],
};

@Injectable()
export class TourList extends ContentList<Tour, TourView, TourDetailView> {
  constructor(
    @InjectRepository(Tour) rows: Repository<Tour>,
    kinds: ContentKinds,
    private readonly bookings: OpenBookings,
    private readonly media: MediaUrls,
  ) {
    super(TOURS, COLUMNS, rows, kinds);
  }

  protected override views(tours: readonly Tour[]): TourView[] {
    return tours.map((one) => tourView(one, this.media));
  }

  protected override async detail(tour: Tour): Promise<TourDetailView> {
    return { ...tourPageView(tour, this.media), openOrders: await this.bookings.of(tour.id) };
  }
}
