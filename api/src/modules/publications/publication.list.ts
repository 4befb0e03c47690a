import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { ContentKinds } from '../content/content-kinds.js';
import { ContentList } from '../content/content.list.js';
import { publicationView, type PublicationView } from './dto/publication.view.js';
import { Publication } from './publication.entity.js';
import { PUBLICATIONS } from './publication.kind.js';

const COLUMNS = {
  search: ['title'],
  equals: ['status', 'category'],
  ranges: ['createdAt'],
  sortable: ['title', 'category', 'status', 'count', 'createdAt'],
};

@Injectable()
export class PublicationList extends ContentList<Publication, PublicationView> {
  constructor(
    @InjectRepository(Publication) rows: Repository<Publication>,
    kinds: ContentKinds,
    private readonly media: MediaUrls,
  ) {
    super(PUBLICATIONS, COLUMNS, rows, kinds);
  }

  protected override views(publications: readonly Publication[]): PublicationView[] {
    return publications.map((one) => this.detail(one));
  }

  protected override detail(publication: Publication): PublicationView {
    return publicationView(publication, this.media);
  }
}
