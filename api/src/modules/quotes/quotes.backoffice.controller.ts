import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get, Post, Put } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import type { PageReader } from '../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { MailPreview } from '../mail/previews/mail-preview.view.js';
import { CreateQuoteDto, LoseQuoteDto, UpdateQuoteDto } from './dto/quote.dto.js';
import { QuoteFiguresQuery, QuoteFiguresView } from './dto/quote-figures.view.js';
import { QuoteAnswer, QuoteRow, QuoteView } from './dto/quote.view.js';
import { QuoteFigures } from './quote.figures.js';
import { QuoteMails } from './quote.mails.js';
import { QuoteRows } from './quote.rows.js';
import { QuotesService } from './quotes.service.js';

const SHEET = csvSheet<QuoteRow>(
  'quotes',
  [
    'id',
    'number',
    'revision',
    'state',
    'client.names',
    'client.email',
    'client.phoneNumber',
    'title',
    'travelDate',
    'departureId',
    'people',
    'total',
    'validUntil',
    'source',
    'openedCount',
    'openedOn',
    'lostReason',
  ],
  ['sentAt', 'createdAt'],
);

@ApiTags('Dashboard: proposals')
@Controller('admin/quotes')
export class QuotesBackofficeController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly rows: QuoteRows,
    private readonly figures: QuoteFigures,
    private readonly mails: QuoteMails,
  ) {}

  @Get('', allow('quotes', 'list'), 'A page of proposals', { list: QuoteRow, sheet: SHEET })
  list(): PageReader<QuoteRow> {
    return (page) => this.rows.page(page);
  }

  @Get('figures', allow('quotes', 'list'), 'How many proposals were won', {
    description: 'Of those first sent in the span: by month and by source. The last year without a span.',
    answer: QuoteFiguresView,
  })
  shares(@Query() span: QuoteFiguresQuery): Promise<QuoteFiguresView> {
    return this.figures.read(span);
  }

  @Get(':id', allow('quotes', 'show'), 'One proposal', { answer: QuoteView })
  async get(@Param('id') id: string): Promise<QuoteView> {
    return this.rows.view(await this.quotes.get(id));
  }

  @Get(':id/mail', allow('quotes', 'edit'), 'The mail that sending a proposal would write', {
    description: 'In the language of the client. Nothing is sent.',
    answer: MailPreview,
  })
  mail(@Param('id') id: string): Promise<MailPreview> {
    return this.mails.preview(id);
  }

  @Post('', allow('quotes', 'create'), 'Make a proposal', {
    description: 'From nothing, from a tour, from a contact message or trip brief, or from an air ticket inquiry.',
    created: QuoteAnswer,
    idempotent: true,
  })
  async create(@Body() body: CreateQuoteDto, @CurrentActor() actor: Actor): Promise<QuoteAnswer> {
    const quote = await this.quotes.create(actor, body);
    return this.answer(`Proposal ${quote.number} has been made.`, quote);
  }

  @Put(':id', allow('quotes', 'edit'), 'Change or withdraw a proposal', {
    description: 'Fields left out keep their value. After it was sent, each change is a new revision.',
    answer: QuoteAnswer,
    idempotent: true,
  })
  async update(
    @Param('id') id: string,
    @Body() body: UpdateQuoteDto,
    @CurrentActor() actor: Actor,
  ): Promise<QuoteAnswer> {
    const quote = await this.quotes.update(actor, id, body);
    const done = quote.state === 'WITHDRAWN' ? 'withdrawn' : 'saved';
    return this.answer(`Proposal ${quote.number} has been ${done}.`, quote);
  }

  @Post(':id/send', allow('quotes', 'edit'), 'Send a proposal to its client', {
    description: 'By mail, with a link and a PDF. It can be sent again.',
    answer: QuoteAnswer,
    idempotent: true,
  })
  async send(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<QuoteAnswer> {
    const quote = await this.quotes.send(actor, id);
    return this.answer(`Proposal ${quote.number} has been sent to ${quote.email}.`, quote);
  }

  @Post(':id/copy', allow('quotes', 'create'), 'Copy a proposal', {
    description: 'The copy is a draft of its own.',
    created: QuoteAnswer,
    idempotent: true,
  })
  async copy(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<QuoteAnswer> {
    const quote = await this.quotes.copy(actor, id);
    return this.answer(`The copy is proposal ${quote.number}.`, quote);
  }

  @Post(':id/lost', allow('quotes', 'edit'), 'Keep why a proposal was lost', {
    description: 'One that is still open counts as declined from then on.',
    answer: QuoteAnswer,
    idempotent: true,
  })
  async lose(
    @Param('id') id: string,
    @Body() { reason }: LoseQuoteDto,
    @CurrentActor() actor: Actor,
  ): Promise<QuoteAnswer> {
    const quote = await this.quotes.lose(actor, id, reason);
    return this.answer(`Proposal ${quote.number} is marked as lost.`, quote);
  }

  private async answer(message: string, quote: Parameters<QuoteRows['view']>[0]): Promise<QuoteAnswer> {
    return { message, data: await this.rows.view(quote) };
  }
}
