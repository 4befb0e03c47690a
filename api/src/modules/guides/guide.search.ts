import { Injectable } from '@nestjs/common';
import { GuidesService } from './guides.service.js';
import { SearchSources, type Found, type SearchSource } from '../search/search.sources.js';
import { firstOf } from '../../platform/list/list-query.js';

/** Guides and drivers by name. */
@Injectable()
export class GuideSearch implements SearchSource {
  readonly resource = 'guides';
  readonly isFew = true;

  constructor(
    private readonly guides: GuidesService,
    sources: SearchSources,
  ) {
    sources.register(this);
  }

  async find(q: string, most: number): Promise<Found[]> {
    const { rows } = await this.guides.page(firstOf(most, { q }));
    return rows.map((row) => ({
      kind: 'guide',
      id: row.id,
      title: row.names,
      subtitle: row.phoneNumber,
      link: `/guides?${String(new URLSearchParams({ filter: JSON.stringify({ q: row.names }) }))}`,
    }));
  }
}
