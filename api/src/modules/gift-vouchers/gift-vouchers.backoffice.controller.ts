import { Body, Controller, Param, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { usd } from '@imisozi/core/money';
import { allow } from '../../platform/auth/access.decorators.js';
import { shownFile } from '../../platform/http/file-answer.js';
import { Get, Post } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { mapPage, type PageReader } from '../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { orderRow } from '../orders/dto/order.row.js';
import { OrdersByAgent } from '../orders/order.agents.js';
import { SellGiftVoucherDto, SpendGiftVoucherDto, VoidGiftVoucherDto } from './gift-voucher.dto.js';
import { GiftVoucherPaper } from './gift-voucher.paper.js';
import { GiftVoucherSpending } from './gift-voucher.spending.js';
import {
  giftEntryView,
  GiftVoucherAnswer,
  GiftVoucherView,
  giftVoucherView,
  SpentByStaffAnswer,
} from './gift-voucher.view.js';
import { GiftVouchersService } from './gift-vouchers.service.js';

const SHEET = csvSheet<GiftVoucherView>(
  'gift-vouchers',
  [
    'number',
    'state',
    'amount',
    'balance',
    'expiresOn',
    'fromNames',
    'toNames',
    'buyerEmail',
    'recipientEmail',
    'way',
    'reference',
  ],
  ['issuedAt', 'createdAt'],
);

@ApiTags('Dashboard: gift vouchers')
@Controller('admin')
export class GiftVouchersBackofficeController {
  constructor(
    private readonly vouchers: GiftVouchersService,
    private readonly spending: GiftVoucherSpending,
    private readonly paper: GiftVoucherPaper,
    private readonly orders: OrdersByAgent,
  ) {}

  @Get('gift-vouchers', allow('gift-vouchers', 'list'), 'A page of gift vouchers', {
    list: GiftVoucherView,
    sheet: SHEET,
  })
  list(): PageReader<GiftVoucherView> {
    return async (page) => mapPage(await this.vouchers.page(page), giftVoucherView);
  }

  @Get('gift-vouchers/:id', allow('gift-vouchers', 'show'), 'One gift voucher with its entries', {
    answer: GiftVoucherView,
  })
  async get(@Param('id') id: string): Promise<GiftVoucherView> {
    const voucher = await this.vouchers.get(id);
    const entries = await this.vouchers.entriesOf(id);
    const ids = entries.map(({ orderId }) => orderId).filter((orderId) => orderId !== null);
    const numbers = await this.orders.numbers([...new Set(ids)]);
    return {
      ...giftVoucherView(voucher),
      entries: entries.map((entry) => giftEntryView(entry, numbers.get(entry.orderId ?? ''))),
    };
  }

  @Post('gift-vouchers', allow('gift-vouchers', 'create'), 'Sell a gift voucher at the office', {
    description: 'It gets its number and code at once, and is mailed.',
    created: GiftVoucherAnswer,
    idempotent: true,
  })
  async sell(@Body() body: SellGiftVoucherDto, @CurrentActor() actor: Actor): Promise<GiftVoucherAnswer> {
    const voucher = await this.vouchers.sell(body, actor);
    return { message: `Gift voucher ${voucher.number ?? ''} has been sold.`, data: giftVoucherView(voucher) };
  }

  @Post('gift-vouchers/:id/send', allow('gift-vouchers', 'edit'), 'Mail a gift voucher again', {
    answer: GiftVoucherAnswer,
    idempotent: true,
  })
  async send(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<GiftVoucherAnswer> {
    const voucher = await this.vouchers.resend(id, actor);
    return { message: 'The gift voucher will be mailed again.', data: giftVoucherView(voucher) };
  }

  @Post('gift-vouchers/:id/void', allow('gift-vouchers', 'void'), 'End a gift voucher', {
    description: 'What is left of it is gone.',
    answer: GiftVoucherAnswer,
    idempotent: true,
  })
  async void(
    @Param('id') id: string,
    @Body() { reason }: VoidGiftVoucherDto,
    @CurrentActor() actor: Actor,
  ): Promise<GiftVoucherAnswer> {
    const voucher = await this.vouchers.void(id, reason, actor);
    return { message: 'The gift voucher has been ended.', data: giftVoucherView(voucher) };
  }

  @Get('gift-vouchers/:id/paper', allow('gift-vouchers', 'edit'), 'A gift voucher as a PDF', {
    description: 'It has the code.',
    file: 'pdf',
  })
  async draw(@Param('id') id: string): Promise<StreamableFile> {
    return shownFile(await this.paper.draw(await this.vouchers.get(id)));
  }

  @Post('orders/:id/gift-voucher', allow('ledger', 'create'), 'Pay a booking with a gift voucher', {
    description: 'With as much as is left of the voucher and to pay.',
    created: SpentByStaffAnswer,
    idempotent: true,
  })
  async spend(
    @Param('id') id: string,
    @Body() { code, amount }: SpendGiftVoucherDto,
    @CurrentActor() actor: Actor,
  ): Promise<SpentByStaffAnswer> {
    const { entry, order } = await this.spending.pay(id, code, actor, amount);
    const message = `${usd(entry.amount)} of the gift voucher has paid booking ${order.number}.`;
    return { message, order: orderRow(order) };
  }
}
