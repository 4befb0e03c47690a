import { Injectable } from '@nestjs/common';
import { itemTitle } from '@imisozi/core/item-title';
import { OrderList } from './order.list.js';
import { SearchSources, type Found, type SearchSource } from '../search/search.sources.js';
import { firstOf } from '../../platform/list/list-query.js';

/** Bookings by number, name, mail address and telephone number. */
@Injectable()
export class OrderSearch implements SearchSource {
  readonly resource = 'orders';
  readonly isSpelled = true;

  constructor(
    private readonly list: OrderList,
    sources: SearchSources,
  ) {
    sources.register(this);
  }

  async find(q: string, most: number): Promise<Found[]> {
    const { rows } = await this.list.page(firstOf(most, { q }));
    return rows.map((row) => ({
      kind: 'booking',
      id: row.id,
      title: row.number,
      subtitle: [row.names, itemTitle(row.itemType, row.people, row.itemTitle), row.travelDate]
        .filter(Boolean)
        .join(', '),
      link: `/tour-bookings/${row.id}/show`,
    }));
  }
}
