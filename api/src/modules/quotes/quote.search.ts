import { Injectable } from '@nestjs/common';
import { QuotesService } from './quotes.service.js';
import { SearchSources, type Found, type SearchSource } from '../search/search.sources.js';
import { firstOf } from '../../platform/list/list-query.js';

/** Proposals by number, client and title. */
@Injectable()
export class QuoteSearch implements SearchSource {
  readonly resource = 'quotes';
  readonly isSpelled = true;

  constructor(
    private readonly quotes: QuotesService,
    sources: SearchSources,
  ) {
    sources.register(this);
  }

  async find(q: string, most: number): Promise<Found[]> {
    const { rows } = await this.quotes.page(firstOf(most, { q }));
    return rows.map((row) => ({
      kind: 'proposal',
      id: row.id,
      title: row.number,
      subtitle: [row.names, row.title].filter(Boolean).join(', '),
      link: `/quotes/${row.id}/show`,
    }));
  }
}
