import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { LanguageCode } from '@imisozi/core/languages';
import { PUBLIC } from '../../platform/auth/access.decorators.js';
import { Get, Post } from '../../platform/http/route.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.header.js';
import { RequestedLanguage } from '../translations/requested-language.js';
import { KnownOrderParam } from '../orders/keys/known-order.param.js';
import type { KnownOrder } from '../orders/keys/order.references.js';
import { OrderShares } from './order.shares.js';
import { ShareBillDto, SharedBillAnswer, SharesAnswer, ShareView } from './share.dto.js';

@ApiTags('Orders')
@Controller()
export class SharesController {
  constructor(private readonly shares: OrderShares) {}

  @Get('order/:id/shares', PUBLIC, 'The parts of a shared bill', {
    description: 'Anyone who has the key of the order can read them.',
    answer: SharesAnswer,
    limits: { name: 'order-view', limit: 120, seconds: 60 },
  })
  list(@KnownOrderParam('orders', 'edit') { order }: KnownOrder): Promise<SharesAnswer> {
    return this.shares.of(order.id);
  }

  @Post('order/:id/shares', PUBLIC, 'Share the bill of an order', {
    description: 'A link for each part. The new list replaces the parts that are not paid yet; an empty one ends them.',
    created: SharedBillAnswer,
    limits: { name: 'order-shares', limit: 30, seconds: 600 },
  })
  share(
    @KnownOrderParam('orders', 'edit') { order }: KnownOrder,
    @Body() body: ShareBillDto,
    @IdempotencyKey() key?: string,
  ): Promise<SharedBillAnswer> {
    return this.shares.replace(order.id, body, key);
  }

  @Get('shares/:id', PUBLIC, 'One part of a bill', {
    description: 'Tells nothing else about the order.',
    answer: ShareView,
    limits: { name: 'order-view', limit: 120, seconds: 60 },
  })
  get(@Param('id') id: string, @RequestedLanguage() language: LanguageCode): Promise<ShareView> {
    return this.shares.get(id, language);
  }
}
