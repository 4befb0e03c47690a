import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { addDays, today, type Day } from '@imisozi/core/kigali-time';
import { LOST_STATES, type QuoteSource, type QuoteState } from '@imisozi/core/quotes/quote-state';
import { refusal } from '../../platform/errors/refused.js';
import { Quote } from './quote.entity.js';
import type { QuoteFiguresView, QuoteShareView } from './dto/quote-figures.view.js';

const USUAL_DAYS = 365;

interface Counted {
  readonly month: string;
  readonly source: QuoteSource;
  readonly state: QuoteState;
  readonly count: number | string;
}

/** How many proposals were won, by the month in which they were first sent and by source (rules/proposals 9). */
@Injectable()
export class QuoteFigures {
  constructor(@InjectRepository(Quote) private readonly quotes: Repository<Quote>) {}

  /** @throws Refused for a span that ends before it begins */
  async read({
    from,
    to,
  }: {
    readonly from?: Day | undefined;
    readonly to?: Day | undefined;
  }): Promise<QuoteFiguresView> {
    const last = to ?? today();
    const first = from ?? addDays(last, -USUAL_DAYS);
    if (first > last) throw refusal('period-backwards');
    const rows = await this.quotes
      .createQueryBuilder('quote')
      // Those that were erased still count.
      .withDeleted()
      .select('SUBSTR(quote.sentOn, 1, 7)', 'month')
      .addSelect('quote.source', 'source')
      .addSelect('quote.state', 'state')
      .addSelect('COUNT(*)', 'count')
      .where('quote.sentOn BETWEEN :first AND :last', { first, last })
      .groupBy('SUBSTR(quote.sentOn, 1, 7)')
      .addGroupBy('quote.source')
      .addGroupBy('quote.state')
      .getRawMany<Counted>();
    return {
      from: first,
      to: last,
      total: shareOf('', rows),
      months: sharesBy(rows, 'month'),
      sources: sharesBy(rows, 'source'),
    };
  }
}

const sharesBy = (rows: readonly Counted[], name: 'month' | 'source'): QuoteShareView[] =>
  [...Map.groupBy(rows, (row) => row[name])].map(([key, some]) => shareOf(key, some)).sort(byKey);

const byKey = (one: QuoteShareView, other: QuoteShareView) => (one.key < other.key ? -1 : 1);

function shareOf(key: string, rows: readonly Counted[]): QuoteShareView {
  const sum = (of: (state: QuoteState) => boolean) =>
    rows.filter(({ state }) => of(state)).reduce((all, { count }) => all + Number(count), 0);
  const sent = sum(() => true);
  const won = sum((state) => state === 'ACCEPTED');
  const lost = sum((state) => LOST_STATES.includes(state));
  return {
    key,
    sent,
    won,
    lost,
    open: sent - won - lost,
    percentWon: sent > 0 ? Math.round((won * 100) / sent) : null,
  };
}
