import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { canAccess } from '@imisozi/core/access';
import { allow, Caller, PUBLIC, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { Get, Post } from '../../platform/http/route.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.header.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { KnownOrderParam } from '../orders/keys/known-order.param.js';
import type { KnownOrder } from '../orders/keys/order.references.js';
import { ORDER_VIEW_LIMIT } from '../orders/keys/order-view.limit.js';
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

  @Get('order/:id/cancellation', PUBLIC, 'What cancelling an order costs today', {
    answer: CancellationView,
    limits: ORDER_VIEW_LIMIT,
  })
  async cost(
    @KnownOrderParam('orders', 'changeStatus') { order }: KnownOrder,
    @Query() { permitsBought }: CancellationQuery,
    @Caller() caller?: CurrentUser,
  ): Promise<CancellationView> {
    const isStaff = canAccess(caller?.role, { resource: 'orders', action: 'changeStatus' });
    return cancellationView(await this.cancelling.costOf(order, isStaff ? permitsBought : undefined));
  }

  @Post('order/:id/cancel', PUBLIC, 'Cancel an order', {
    description: 'Anyone who has its key can cancel it.',
    answer: CancelledAnswer,
    limits: { name: 'order-cancel', limit: 20, seconds: 600 },
  })
  cancel(
    @KnownOrderParam('orders', 'changeStatus') known: KnownOrder,
    @Body() body: CancelOrderDto,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key?: string,
  ): Promise<CancelledAnswer> {
    return this.cancelling.byClient(known, body, key, actor);
  }

  @Post('admin/orders/:id/cancel', allow('orders', 'changeStatus'), 'Cancel an order for its client', {
    description: 'Another refund needs `override`.',
    answer: CancelledByStaffAnswer,
  })
  cancelByStaff(
    @Param('id') id: string,
    @Body() body: CancelByStaffDto,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key?: string,
  ): Promise<CancelledByStaffAnswer> {
    return this.cancelling.byStaff(id, body, key, actor);
  }

  @Get('admin/refunds', allow('ledger', 'list'), 'Money to be paid back to clients', { answer: RefundsDueAnswer })
  async refunds(): Promise<RefundsDueAnswer> {
    return { refunds: await this.cancelling.refundsDue() };
  }
}
