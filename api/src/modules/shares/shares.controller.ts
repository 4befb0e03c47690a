import { Body, Controller, Get, Header, Headers, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { LanguageCode } from '@imisozi/core/languages';
import { Public } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { ApiIdempotencyKey } from '../../platform/idempotency/idempotency-key.header.js';
import { RateLimit } from '../../platform/limits/rate-limit.guard.js';
import { ApiLanguageQuery, RequestedLanguage } from '../translations/requested-language.js';
import { KnownOrderParam } from '../orders/keys/known-order.param.js';
import type { KnownOrder } from '../orders/keys/order.references.js';
import { OrderShares } from './order.shares.js';
import { ShareBillDto, SharedBillAnswer, SharesAnswer, ShareView } from './share.dto.js';

@ApiTags('Orders')
@Controller()
export class SharesController {
  constructor(private readonly shares: OrderShares) {}

  @Get('order/:id/shares')
  @Public()
  @RateLimit({ name: 'order-view', limit: 120, seconds: 60 })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'The parts of a shared bill',
    description: 'Anyone who has the key of the order can read them.',
  })
  @ApiOkResponse({ type: SharesAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  list(@KnownOrderParam('orders', 'edit') { order }: KnownOrder): Promise<SharesAnswer> {
    return this.shares.of(order.id);
  }

  @Post('order/:id/shares')
  @HttpCode(201)
  @Public()
  @RateLimit({ name: 'order-shares', limit: 30, seconds: 600 })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Share the bill of an order',
    description: 'A link for each part. The new list replaces the parts that are not paid yet; an empty one ends them.',
  })
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: SharedBillAnswer })
  @ApiBadRequestResponse({ description: 'The parts add up to more than is left to pay.', type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'There is nothing to pay any more.', type: ErrorAnswer })
  share(
    @KnownOrderParam('orders', 'edit') { order }: KnownOrder,
    @Body() body: ShareBillDto,
    @Headers('idempotency-key') key?: string,
  ): Promise<SharedBillAnswer> {
    return this.shares.replace(order.id, body, key);
  }

  @Get('shares/:id')
  @Public()
  @RateLimit({ name: 'order-view', limit: 120, seconds: 60 })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'One part of a bill', description: 'Tells nothing else about the order.' })
  @ApiLanguageQuery()
  @ApiOkResponse({ type: ShareView })
  @ApiNotFoundResponse({ description: 'Unknown, or replaced by a new list.', type: ErrorAnswer })
  get(@Param('id') id: string, @RequestedLanguage() language: LanguageCode): Promise<ShareView> {
    return this.shares.get(id, language);
  }
}
