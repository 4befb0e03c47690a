import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { readList, type ListPage, type ListQuery, type ListDefinition } from '../../platform/list/read-list.js';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { TranslationProgress } from '../translations/translation.progress.js';
import { publicationView, type PublicationView } from './dto/publication.view.js';
import { Publication } from './publication.entity.js';

const COLUMNS: ListDefinition = {
  resource: 'publications',
  search: ['title'],
  equals: ['status', 'category'],
  ranges: ['createdAt'],
  sortable: ['title', 'category', 'status', 'count', 'createdAt'],
};

/** The dashboard's view of publications. */
@Injectable()
export class PublicationList {
  private readonly list: ListDefinition;

  constructor(
    @InjectRepository(Publication) private readonly repository: Repository<Publication>,
    private readonly media: MediaUrls,
    progress: TranslationProgress,
  ) {
    this.list = { ...COLUMNS, found: progress.filter('publications') };
  }

  async page(query: ListQuery): Promise<ListPage<PublicationView>> {
    const page = await readList(this.repository, this.list, query);
    return { ...page, rows: page.rows.map((one) => publicationView(one, this.media)) };
  }

  /** @throws NotFoundException for an unknown publication */
  async get(id: string): Promise<PublicationView> {
    const found = await this.repository.findOneBy({ id });
    if (!found) throw new NotFoundException('This publication was not found.');
    return publicationView(found, this.media);
  }
}
