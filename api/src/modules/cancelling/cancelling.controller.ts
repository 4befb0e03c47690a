import { Body, Controller, Get, Header, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { canAccess } from '@imisozi/core/access';
import { Allow, Caller, Public, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { ApiIdempotencyKey } from '../../platform/idempotency/idempotency-key.header.js';
import { RateLimit } from '../../platform/limits/rate-limit.guard.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { KnownOrderParam } from '../orders/keys/known-order.param.js';
import type { KnownOrder } from '../orders/keys/order.references.js';
import { cancellationCost } from './cancellation.cost.js';
import {
  CancelByStaffDto,
  CancellationQuery,
  CancellationView,
  cancellationView,
  CancelledAnswer,
  CancelledByStaffAnswer,
  CancelOrderDto,
  RefundsDueAnswer,
} from './cancellation.dto.js';
import { OrderCancelling } from './order.cancelling.js';

@ApiTags('Orders')
@Controller()
export class CancellingController {
  constructor(private readonly cancelling: OrderCancelling) {}

  @Get('order/:id/cancellation')
  @Public()
  @RateLimit({ name: 'order-view', limit: 120, seconds: 60 })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What cancelling an order costs today' })
  @ApiOkResponse({ type: CancellationView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  cost(
    @KnownOrderParam('orders', 'changeStatus') { order }: KnownOrder,
    @Query() { permitsBought }: CancellationQuery,
    @Caller() caller?: CurrentUser,
  ): CancellationView {
    const isStaff = canAccess(caller?.role, { resource: 'orders', action: 'changeStatus' });
    return cancellationView(cancellationCost(order, isStaff ? permitsBought : undefined));
  }

  @Post('order/:id/cancel')
  @HttpCode(200)
  @Public()
  @RateLimit({ name: 'order-cancel', limit: 20, seconds: 600 })
  @ApiOperation({ summary: 'Cancel an order', description: 'Anyone who has its key can cancel it.' })
  @ApiIdempotencyKey()
  @ApiOkResponse({ type: CancelledAnswer })
  @ApiBadRequestResponse({ type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'It has ended, or the refund is another one today.', type: ErrorAnswer })
  cancel(
    @KnownOrderParam('orders', 'changeStatus') known: KnownOrder,
    @Body() body: CancelOrderDto,
    @CurrentActor() actor: Actor,
    @Headers('idempotency-key') key?: string,
  ): Promise<CancelledAnswer> {
    return this.cancelling.byClient(known, body, key, actor);
  }

  @Post('admin/orders/:id/cancel')
  @HttpCode(200)
  @Allow('orders', 'changeStatus')
  @ApiOperation({ summary: 'Cancel an order for its client', description: 'Another refund needs `override`.' })
  @ApiIdempotencyKey()
  @ApiOkResponse({ type: CancelledByStaffAnswer })
  @ApiBadRequestResponse({ description: 'A field is missing, or the refund is more than was paid.', type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'It has ended, or the refund is another one today.', type: ErrorAnswer })
  cancelByStaff(
    @Param('id') id: string,
    @Body() body: CancelByStaffDto,
    @CurrentActor() actor: Actor,
    @Headers('idempotency-key') key?: string,
  ): Promise<CancelledByStaffAnswer> {
    return this.cancelling.byStaff(id, body, key, actor);
  }

  @Get('admin/refunds')
  @Allow('ledger', 'list')
  @ApiOperation({ summary: 'Money to be paid back to clients' })
  @ApiOkResponse({ type: RefundsDueAnswer })
  async refunds(): Promise<RefundsDueAnswer> {
    return { refunds: await this.cancelling.refundsDue() };
  }
}
