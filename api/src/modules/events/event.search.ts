import { Injectable } from '@nestjs/common';
import { EventList } from './event.list.js';
import { SearchSources, type Found, type SearchSource } from '../search/search.sources.js';
import { firstOf } from '../../platform/list/list-query.js';

/** Events by title. */
@Injectable()
export class EventSearch implements SearchSource {
  readonly resource = 'events';
  readonly isFew = true;

  constructor(
    private readonly list: EventList,
    sources: SearchSources,
  ) {
    sources.register(this);
  }

  async find(q: string, most: number): Promise<Found[]> {
    const { rows } = await this.list.page(firstOf(most, { q }));
    return rows.map((row) => ({
      kind: 'event',
      id: row.id,
      title: row.title,
      subtitle: row.place,
      link: `/events/view/${row.slug}`,
    }));
  }
}
