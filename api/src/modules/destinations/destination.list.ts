import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { readList, type ListPage, type ListQuery, type ListDefinition } from '../../platform/list/read-list.js';
import { TranslationProgress } from '../translations/translation.progress.js';
import { DestinationComments } from './destination.comments.js';
import type { DestinationView } from './dto/destination.view.js';
import { Destination } from './destination.entity.js';

const COLUMNS: ListDefinition = {
  resource: 'destinations',
  search: ['title', 'slug'],
  equals: ['isPublished', 'authorId', 'slug'],
  ranges: ['createdAt', 'numberOfReading'],
  sortable: ['title', 'numberOfReading', 'isPublished', 'createdAt'],
};

/** The dashboard's view of destinations. */
@Injectable()
export class DestinationList {
  private readonly list: ListDefinition;

  constructor(
    @InjectRepository(Destination) private readonly repository: Repository<Destination>,
    private readonly comments: DestinationComments,
    progress: TranslationProgress,
  ) {
    this.list = { ...COLUMNS, found: progress.filter('destinations') };
  }

  async page(query: ListQuery): Promise<ListPage<DestinationView>> {
    const page = await readList(this.repository, this.list, query);
    return { ...page, rows: await this.comments.showAll(page.rows, 'staff') };
  }

  /**
   * @param key its id or its slug
   * @throws NotFoundException for an unknown destination
   */
  async get(key: string): Promise<DestinationView> {
    const found = await this.repository.findOneBy([{ id: key }, { slug: key }]);
    if (!found) throw new NotFoundException('This destination was not found.');
    return this.comments.show(found, 'staff');
  }
}
