import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { ContentKinds } from '../content/content-kinds.js';
import { ContentList } from '../content/content.list.js';
import { lodgeView, type LodgeView } from './dto/lodge.view.js';
import { Lodge } from './lodge.entity.js';
import { LODGES } from './lodge.kind.js';

const COLUMNS = {
  search: ['title', 'slug', 'place'],
  equals: ['isPublished', 'level', 'slug'],
  ranges: ['createdAt', 'rooms'],
  sortable: ['title', 'place', 'level', 'rooms', 'isPublished', 'createdAt'],
};

@Injectable()
export class LodgeList extends ContentList<Lodge, LodgeView> {
  constructor(
    @InjectRepository(Lodge) rows: Repository<Lodge>,
    kinds: ContentKinds,
    private readonly media: MediaUrls,
  ) {
    super(LODGES, COLUMNS, rows, kinds);
  }

  protected override views(lodges: readonly Lodge[]): LodgeView[] {
    return lodges.map((one) => this.detail(one));
  }

  protected override detail(lodge: Lodge): LodgeView {
    return lodgeView(lodge, this.media);
  }
}
