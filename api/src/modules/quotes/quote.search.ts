import { Injectable } from '@nestjs/common';
import { QuotesService } from './quotes.service.js';
import { SearchSources, type Found, type SearchSource } from '../search/search.sources.js';

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
    const { rows } = await this.quotes.page({ filter: JSON.stringify({ q }), range: `[0,${most - 1}]` });
    return rows.map((row) => ({
      kind: 'proposal',
      id: row.id,
      title: row.number,
      subtitle: [row.names, row.title].filter(Boolean).join(', '),
      link: `/quotes/${row.id}/show`,
    }));
  }
}
