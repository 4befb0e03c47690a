import { Body, Controller, Header, Ip, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { LanguageCode } from '@imisozi/core/languages';
import { told } from '../../common/message-answer.js';
import { ContentLanguage } from '../../common/language/content-language.decorator.js';
import { isFromRobot } from '../../common/visitor-form/visitor-form.js';
import { PUBLIC } from '../../platform/auth/access.decorators.js';
import { refusal } from '../../platform/errors/refused.js';
import { Get, Post } from '../../platform/http/route.js';
import { RecipientLimits, SentBy, type Sender } from '../../platform/limits/recipient-limits.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { KnownOrderParam } from '../orders/keys/known-order.param.js';
import type { KnownOrder } from '../orders/keys/order.references.js';
import { balanceOf } from '../orders/order.balance.js';
import { BuyGiftVoucherDto, SpendGiftVoucherDto } from './gift-voucher.dto.js';
import { GiftVoucherGuesses } from './gift-voucher.guesses.js';
import { GiftVoucherPaper } from './gift-voucher.paper.js';
import { GiftVoucherSpending } from './gift-voucher.spending.js';
import {
  BoughtGiftAnswer,
  BoughtGiftView,
  boughtGiftView,
  GiftBalanceView,
  giftBalanceView,
  SpentGiftAnswer,
} from './gift-voucher.view.js';
import { GiftVouchersService } from './gift-vouchers.service.js';

const VIEW_LIMIT = { name: 'gift-view', limit: 120, seconds: 60 };

@ApiTags('Gift vouchers')
@Controller()
export class GiftVouchersController {
  constructor(
    private readonly vouchers: GiftVouchersService,
    private readonly spending: GiftVoucherSpending,
    private readonly guesses: GiftVoucherGuesses,
    private readonly paper: GiftVoucherPaper,
    private readonly recipients: RecipientLimits,
  ) {}

  @Post('gift-vouchers', PUBLIC, 'Buy a gift voucher', {
    description: 'It is worth nothing until it is paid by card: `POST /api/v1/payments/session` with its `key`.',
    created: BoughtGiftAnswer,
    limits: { name: 'gift-buy', limit: 20, seconds: 600 },
    idempotent: true,
  })
  async buy(
    @Body() body: BuyGiftVoucherDto,
    @SentBy() sender: Sender,
    @ContentLanguage() language: LanguageCode,
  ): Promise<BoughtGiftAnswer> {
    if (isFromRobot(body)) throw refusal('gift-voucher-not-found');
    await this.recipients.consume(body.buyerEmail, sender);
    if (body.recipientEmail) await this.recipients.consume(body.recipientEmail, sender);
    const voucher = await this.vouchers.buy(body, language);
    return { ...told('gift-voucher-to-pay'), voucher: boughtGiftView(voucher) };
  }

  @Get('gift-vouchers/bought/:key', PUBLIC, 'A gift voucher for its buyer', {
    description: 'Anyone who has the key can read it; it does not tell the code.',
    answer: BoughtGiftView,
    limits: VIEW_LIMIT,
  })
  async bought(@Param('key') key: string): Promise<BoughtGiftView> {
    return boughtGiftView(await this.vouchers.byKey(key));
  }

  @Get('gift-vouchers/bought/:key/paper', PUBLIC, 'A paid gift voucher as a PDF', {
    description: 'It has the code.',
    file: 'pdf',
    limits: { name: 'gift-paper', limit: 30, seconds: 60 },
  })
  @Header('Content-Type', 'application/pdf')
  @Header('Content-Disposition', 'inline')
  async draw(@Param('key') key: string): Promise<Buffer> {
    return (await this.paper.draw(await this.vouchers.byKey(key))).content;
  }

  @Get('gift-vouchers/:code', PUBLIC, 'What is left of a gift voucher', {
    description: 'Wrong codes count against a tight limit.',
    answer: GiftBalanceView,
    limits: VIEW_LIMIT,
  })
  async balance(@Param('code') code: string, @Ip() ip: string): Promise<GiftBalanceView> {
    return giftBalanceView(await this.guesses.bounded(ip, () => this.vouchers.byCode(code)));
  }

  @Post('order/:id/gift-voucher', PUBLIC, 'Pay an order with a gift voucher', {
    description: 'With as much as is left of the voucher and to pay. Wrong codes count against a tight limit.',
    created: SpentGiftAnswer,
    limits: { name: 'gift-spend', limit: 30, seconds: 600 },
    idempotent: true,
  })
  async spend(
    @KnownOrderParam('orders', 'edit') { order: { id } }: KnownOrder,
    @Body() { code, amount }: SpendGiftVoucherDto,
    @CurrentActor() actor: Actor,
    @Ip() ip: string,
  ): Promise<SpentGiftAnswer> {
    await this.guesses.bounded(ip, () => this.vouchers.byCode(code));
    const { entry, order } = await this.spending.pay(id, code, actor, amount);
    return {
      ...told('gift-voucher-spent', { amount: entry.amount }),
      paid: entry.amount,
      left: Math.max(0, balanceOf(order)),
    };
  }
}
