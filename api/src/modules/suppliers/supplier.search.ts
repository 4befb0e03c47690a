import { Injectable } from '@nestjs/common';
import { SuppliersService } from './suppliers.service.js';
import { SearchSources, type Found, type SearchSource } from '../search/search.sources.js';
import { firstOf } from '../../platform/list/list-query.js';

/** Suppliers by name. */
@Injectable()
export class SupplierSearch implements SearchSource {
  readonly resource = 'suppliers';
  readonly isFew = true;

  constructor(
    private readonly suppliers: SuppliersService,
    sources: SearchSources,
  ) {
    sources.register(this);
  }

  async find(q: string, most: number): Promise<Found[]> {
    const { rows } = await this.suppliers.page(firstOf(most, { q }));
    return rows.map((row) => ({
      kind: 'supplier',
      id: row.id,
      title: row.name,
      subtitle: row.contact,
      link: `/suppliers?${String(new URLSearchParams({ filter: JSON.stringify({ q: row.name }) }))}`,
    }));
  }
}
