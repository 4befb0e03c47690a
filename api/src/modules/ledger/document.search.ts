import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, Repository } from 'typeorm';
import { Invoice } from './invoice.entity.js';
import { LedgerEntry } from './ledger-entry.entity.js';
import { SearchSources, type Found, type SearchSource } from '../search/search.sources.js';

/** The beginning of a number of a paper. */
const NUMBER = /^(INV|RCT|CRN)-[\d-]*$/i;

/** Invoices, receipts and credit notes by their numbers. */
@Injectable()
export class DocumentSearch implements SearchSource {
  readonly resource = 'orders';

  constructor(
    @InjectRepository(Invoice) private readonly invoices: Repository<Invoice>,
    @InjectRepository(LedgerEntry) private readonly entries: Repository<LedgerEntry>,
    sources: SearchSources,
  ) {
    sources.register(this);
  }

  async find(q: string, most: number): Promise<Found[]> {
    if (!NUMBER.test(q)) return [];
    // Not LIKE, for which SQLite reads all numbers: a digit or hyphen follows, which any order puts before letters.
    const begun = Between(q.toUpperCase(), `${q.toUpperCase()}Z`);
    const [invoices, entries] = await Promise.all([
      this.invoices.find({
        where: { number: begun },
        order: { number: 'ASC' },
        relations: { order: true },
        take: most,
      }),
      this.entries.find({
        where: { receiptNumber: begun },
        order: { receiptNumber: 'ASC' },
        relations: { order: true },
        take: most,
      }),
    ]);
    const papers = [
      ...invoices.map(({ id, number, order }) => ({ id, title: number, order: order! })),
      ...entries.map(({ id, receiptNumber, order }) => ({ id, title: receiptNumber, order: order! })),
    ];
    return papers.slice(0, most).map(({ id, title, order }) => ({
      ...{ kind: 'document', id, title },
      subtitle: `${order.number}, ${order.names}`,
      link: `/tour-bookings/${order.id}/show`,
    }));
  }
}
