import { Body, Controller, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Allow } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { ApiIdempotencyKey } from '../../platform/idempotency/idempotency-key.header.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { OrdersService } from '../orders/orders.service.js';
import {
  BookedAnswer,
  BookEntryDto,
  LedgerAnswer,
  creditedInvoiceView,
  ledgerEntryView,
  VoidEntryDto,
} from './ledger.dto.js';
import { LedgerDesk } from './ledger.desk.js';
import { LedgerEntries } from './ledger.entries.js';

@ApiTags('Dashboard: ledger')
@Controller('admin')
export class LedgerBackofficeController {
  constructor(
    private readonly ledger: LedgerEntries,
    private readonly desk: LedgerDesk,
    private readonly orders: OrdersService,
  ) {}

  @Get('orders/:id/ledger')
  @Allow('ledger', 'list')
  @ApiOperation({ summary: 'All money of an order' })
  @ApiOkResponse({ type: LedgerAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async list(@Param('id') id: string): Promise<LedgerAnswer> {
    await this.orders.get(id);
    const [entries, credited] = await Promise.all([this.ledger.of(id), this.ledger.creditedOf(id)]);
    return { ledger: entries.map(ledgerEntryView), creditedInvoices: credited.map(creditedInvoiceView) };
  }

  @Post('orders/:id/ledger')
  @HttpCode(201)
  @Allow('ledger', 'create')
  @ApiOperation({
    summary: 'Book money that came in or went out',
    description: 'The status of the order follows: the deposit approves it, the whole amount makes it PAID.',
  })
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: BookedAnswer })
  @ApiBadRequestResponse({ description: 'A field is invalid, or more would go out than came in.', type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'The order has this reference already.', type: ErrorAnswer })
  book(
    @Param('id') id: string,
    @Body() body: BookEntryDto,
    @CurrentActor() actor: Actor,
    @Headers('idempotency-key') key?: string,
  ): Promise<BookedAnswer> {
    return this.desk.book(id, body, key, actor);
  }

  @Post('ledger/:id/void')
  @HttpCode(200)
  @Allow('ledger', 'void')
  @Idempotent()
  @ApiOperation({ summary: 'Take an entry back', description: 'A counter-entry is booked; neither counts any more.' })
  @ApiOkResponse({ type: BookedAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'It is void already, or its money has gone out since.', type: ErrorAnswer })
  void(@Param('id') id: string, @Body() { reason }: VoidEntryDto, @CurrentActor() actor: Actor): Promise<BookedAnswer> {
    return this.desk.void(id, reason, actor);
  }
}
