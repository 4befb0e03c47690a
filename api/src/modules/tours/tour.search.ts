import { Injectable } from '@nestjs/common';
import { TourList } from './tour.list.js';
import { SearchSources, type Found, type SearchSource } from '../search/search.sources.js';
import { firstOf } from '../../platform/list/list-query.js';

/** Tours by title. */
@Injectable()
export class TourSearch implements SearchSource {
  readonly resource = 'tours';
  readonly isFew = true;

  constructor(
    private readonly list: TourList,
    sources: SearchSources,
  ) {
    sources.register(this);
  }

  async find(q: string, most: number): Promise<Found[]> {
    const { rows } = await this.list.page(firstOf(most, { q }));
    return rows.map((row) => ({
      kind: 'tour',
      id: row.id,
      title: row.title,
      subtitle: row.location,
      link: `/tours/view/${row.slug}`,
    }));
  }
}
