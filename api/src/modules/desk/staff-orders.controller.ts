import { StaffStatusChanges } from './staff-status-changes.js';
import { Body, Controller, Get, Put, StreamableFile } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Allow } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { jsonFile } from '../../platform/list/json-file.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { ChangedOrderAnswer, ChangeOrderStatusDto, orderRow } from '../orders/dto/order.row.js';
import { OrdersAnswer, orderView } from '../orders/dto/order.view.js';
import { KnownOrderParam } from '../orders/keys/known-order.param.js';
import type { KnownOrder } from '../orders/keys/order.references.js';
import { OrderList } from '../orders/order.list.js';

@ApiTags('Orders')
@Controller('order')
export class StaffOrdersController {
  constructor(
    private readonly orderList: OrderList,
    private readonly statuses: StaffStatusChanges,
  ) {}

  @Get()
  @Allow('orders', 'list')
  @ApiOperation({ summary: 'All tour orders, newest first' })
  @ApiOkResponse({ type: OrdersAnswer })
  list(): StreamableFile {
    return jsonFile(this.orderList.every('tour'), orderView, 'allorders');
  }

  @Put(':id/status')
  @Allow('orders', 'changeStatus')
  @Idempotent()
  @ApiOperation({ summary: 'Change the status of an order', description: 'The client is notified by email.' })
  @ApiOkResponse({ type: ChangedOrderAnswer })
  @ApiBadRequestResponse({
    description: 'There is no such status, or the refund is more than was paid.',
    type: ErrorAnswer,
  })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({
    description: 'The order cannot change to that status from its current one.',
    type: ErrorAnswer,
  })
  async changeStatus(
    @KnownOrderParam('orders', 'changeStatus') { order: { id } }: KnownOrder,
    @Body() { status, refundedAmount: amount, refundReason: reason }: ChangeOrderStatusDto,
    @CurrentActor() actor: Actor,
  ): Promise<ChangedOrderAnswer> {
    const order = await this.statuses.moveTo(id, status, actor, { amount, reason });
    return { message: `Order ${order.number} is now ${order.status}.`, order: orderRow(order) };
  }
}
