import { Injectable } from '@nestjs/common';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import type { ListPage, ListQuery } from '../../platform/list/read-list.js';
import { QuoteChanges } from './changes/quote.changes.js';
import { quoteRow, quoteView, type QuoteRow, type QuoteView } from './dto/quote.view.js';
import { QuoteOpenings } from './openings/quote.openings.js';
import type { QuoteOpening } from './openings/quote-opening.entity.js';
import { QuoteDepartures } from './quote.departures.js';
import type { Quote } from './quote.entity.js';
import { quotePageOf } from './quote.page-url.js';
import { QuotesService } from './quotes.service.js';

/** Proposals as the dashboard shows them, with what their clients did. */
@Injectable()
export class QuoteRows {
  constructor(
    @InjectEnv() private readonly env: Env,
    private readonly quotes: QuotesService,
    private readonly openings: QuoteOpenings,
    private readonly changes: QuoteChanges,
    private readonly departures: QuoteDepartures,
    private readonly media: MediaUrls,
  ) {}

  async page(query: ListQuery): Promise<ListPage<QuoteRow>> {
    const page = await this.quotes.page(query);
    const openings = await this.openings.of(page.rows.map(({ id }) => id));
    return { ...page, rows: page.rows.map((quote) => quoteRow(quote, openingViews(openings.get(quote.id)))) };
  }

  async view(quote: Quote): Promise<QuoteView> {
    const [openings, changes, departure] = await Promise.all([
      this.openings.of([quote.id]),
      this.changes.of(quote.id),
      this.departures.of(quote),
    ]);
    const activity = {
      departure,
      openings: openingViews(openings.get(quote.id)),
      changes: changes.map(({ message, revision, createdAt }) => ({
        message,
        revision,
        createdAt: createdAt.toISOString(),
      })),
    };
    return quoteView(quote, activity, { media: this.media, page: quotePageOf(this.env.PUBLIC_URL, quote) });
  }
}

const openingViews = (openings: readonly QuoteOpening[] = []) => openings.map(({ day, count }) => ({ day, count }));
