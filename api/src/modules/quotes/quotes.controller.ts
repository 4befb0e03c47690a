import { Body, Controller, Header, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MessageAnswer, told } from '../../common/message-answer.js';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { PUBLIC } from '../../platform/auth/access.decorators.js';
import { Get, Post } from '../../platform/http/route.js';
import { SentBy, type Sender } from '../../platform/limits/recipient-limits.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { clientKeyOf } from '../orders/keys/order.key.js';
import { AcceptQuoteDto, ChangeQuoteDto, DeclineQuoteDto } from './dto/quote.dto.js';
import { AcceptedQuoteAnswer, PublicQuoteView, publicQuoteView } from './dto/public-quote.view.js';
import { QuoteOpenings } from './openings/quote.openings.js';
import { QuoteAcceptance } from './quote.acceptance.js';
import { QuoteDepartures } from './quote.departures.js';
import { QuotePaper } from './quote.paper.js';
import { QuotePlaces } from './quote.places.js';
import { QuoteWishes } from './quote.wishes.js';
import { QuotesService } from './quotes.service.js';

const VIEW_LIMIT = { name: 'quote-view', limit: 120, seconds: 60 };
const DECISION_LIMIT = { name: 'quote-decision', limit: 20, seconds: 600 };

@ApiTags('Proposals')
@Controller('quotes')
export class QuotesController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly places: QuotePlaces,
    private readonly departures: QuoteDepartures,
    private readonly acceptance: QuoteAcceptance,
    private readonly wishes: QuoteWishes,
    private readonly openings: QuoteOpenings,
    private readonly paper: QuotePaper,
    private readonly media: MediaUrls,
  ) {}

  @Get(':id', PUBLIC, 'A proposal', {
    description: 'Anyone who has its id can read it. It tells nothing of what it costs the company.',
    answer: PublicQuoteView,
    limits: VIEW_LIMIT,
  })
  async get(@Param('id') id: string): Promise<PublicQuoteView> {
    const quote = await this.quotes.get(id);
    const [places, departure] = await Promise.all([this.places.in(quote.language), this.departures.of(quote)]);
    return publicQuoteView(quote, { places, departure, media: this.media });
  }

  @Get(':id/paper', PUBLIC, 'A proposal as a PDF', {
    file: 'pdf',
    limits: { name: 'quote-paper', limit: 30, seconds: 60 },
  })
  @Header('Content-Type', 'application/pdf')
  @Header('Content-Disposition', 'inline')
  async draw(@Param('id') id: string): Promise<Buffer> {
    const { content } = await this.paper.draw(await this.quotes.get(id));
    return content;
  }

  @Post(':id/opened', PUBLIC, 'The client has opened the page of a proposal', {
    description:
      'Sent by the page itself, so that a program which looks at the links of a mail does not count; neither do staff.',
    answer: MessageAnswer,
    limits: { name: 'quote-opened', limit: 120, seconds: 60 },
    idempotent: true,
  })
  async opened(@Param('id') id: string, @CurrentActor() { user }: Actor): Promise<MessageAnswer> {
    if (!user) await this.openings.note(id);
    return { message: 'The opening has been noted.' };
  }

  @Post(':id/accept', PUBLIC, 'Accept a proposal', {
    description:
      'Makes the order with its lines and instalments, once, whatever is sent twice. The seats of its departure are taken with it; if they do not suffice any more, nothing is made (409) and the office is told.',
    answer: AcceptedQuoteAnswer,
    limits: DECISION_LIMIT,
    idempotent: true,
  })
  async accept(
    @Param('id') id: string,
    @Body() body: AcceptQuoteDto,
    @CurrentActor() actor: Actor,
  ): Promise<AcceptedQuoteAnswer> {
    const order = await this.acceptance.accept(id, body, actor);
    const { number } = order;
    return { ...told('quote-accepted', { number }), order: { id: clientKeyOf(order), number } };
  }

  @Post(':id/decline', PUBLIC, 'Decline a proposal', {
    answer: MessageAnswer,
    limits: DECISION_LIMIT,
    idempotent: true,
  })
  async decline(
    @Param('id') id: string,
    @Body() { reason }: DeclineQuoteDto,
    @CurrentActor() actor: Actor,
  ): Promise<MessageAnswer> {
    await this.acceptance.decline(id, reason, actor);
    return told('quote-declined');
  }

  @Post(':id/change', PUBLIC, 'Ask for a change of a proposal', {
    description: 'It reaches staff like a contact message that names the proposal, and is kept with it.',
    answer: MessageAnswer,
    limits: DECISION_LIMIT,
    idempotent: true,
  })
  async change(
    @Param('id') id: string,
    @Body() { message }: ChangeQuoteDto,
    @SentBy() sender: Sender,
  ): Promise<MessageAnswer> {
    await this.wishes.ask(id, message, sender);
    return told('quote-change-sent');
  }
}
