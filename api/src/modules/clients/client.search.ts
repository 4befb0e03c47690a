import { Injectable } from '@nestjs/common';
import { ClientsService } from './clients.service.js';
import { SearchSources, type Found, type SearchSource } from '../search/search.sources.js';
import { firstOf } from '../../platform/list/list-query.js';

/** Clients by name and by any of their addresses. */
@Injectable()
export class ClientSearch implements SearchSource {
  readonly resource = 'clients';
  readonly isSpelled = true;

  constructor(
    private readonly clients: ClientsService,
    sources: SearchSources,
  ) {
    sources.register(this);
  }

  async find(q: string, most: number): Promise<Found[]> {
    const { rows } = await this.clients.page(firstOf(most, { q }));
    return rows.map((row) => ({
      kind: 'client',
      id: row.id,
      title: row.names || row.email,
      subtitle: [row.email, row.phoneNumber].filter(Boolean).join(', '),
      link: `/clients/${row.id}/show`,
    }));
  }
}
