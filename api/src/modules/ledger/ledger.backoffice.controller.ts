import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get, Post } from '../../platform/http/route.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.header.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { knownRates } from '@imisozi/core/exchange-rates';
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
import { SettingsService } from '../settings/settings.service.js';

@ApiTags('Dashboard: ledger')
@Controller('admin')
export class LedgerBackofficeController {
  constructor(
    private readonly ledger: LedgerEntries,
    private readonly desk: LedgerDesk,
    private readonly orders: OrdersService,
    private readonly settings: SettingsService,
  ) {}

  @Get('orders/:id/ledger', allow('ledger', 'list'), 'All money of an order', { answer: LedgerAnswer })
  async list(@Param('id') id: string): Promise<LedgerAnswer> {
    await this.orders.get(id);
    const [entries, credited, { rates }] = await Promise.all([
      this.ledger.of(id),
      this.ledger.creditedOf(id),
      this.settings.get(),
    ]);
    return {
      ledger: entries.map(ledgerEntryView),
      creditedInvoices: credited.map(creditedInvoiceView),
      rates: knownRates(rates),
    };
  }

  @Post('orders/:id/ledger', allow('ledger', 'create'), 'Book money that came in or went out', {
    description: 'The status of the order follows: the deposit approves it, the whole amount makes it PAID.',
    created: BookedAnswer,
  })
  book(
    @Param('id') id: string,
    @Body() body: BookEntryDto,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key?: string,
  ): Promise<BookedAnswer> {
    return this.desk.book(id, body, key, actor);
  }

  @Post('ledger/:id/void', allow('ledger', 'void'), 'Take an entry back', {
    description: 'A counter-entry is booked; neither counts any more.',
    answer: BookedAnswer,
    idempotent: true,
  })
  void(@Param('id') id: string, @Body() { reason }: VoidEntryDto, @CurrentActor() actor: Actor): Promise<BookedAnswer> {
    return this.desk.void(id, reason, actor);
  }
}
