import { StaffStatusChanges } from './staff-status-changes.js';
import { Body, Controller, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { rolesFor } from '@imisozi/core/access';
import { allow, Caller, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { refusal } from '../../platform/errors/refused.js';
import { Get, Put } from '../../platform/http/route.js';
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

  @Get('', allow('orders', 'list'), 'All tour orders, newest first', { answer: OrdersAnswer })
  list(): StreamableFile {
    return jsonFile(this.orderList.every('tour'), orderView, 'allorders');
  }

  @Put(':id/status', allow('orders', 'changeStatus'), 'Change the status of an order', {
    description: 'The client is notified by email.',
    answer: ChangedOrderAnswer,
    idempotent: true,
  })
  async changeStatus(
    @KnownOrderParam('orders', 'changeStatus') { order: { id } }: KnownOrder,
    @Body() { status, refundedAmount: amount, refundReason: reason }: ChangeOrderStatusDto,
    @CurrentActor() actor: Actor,
    @Caller() { role }: CurrentUser,
  ): Promise<ChangedOrderAnswer> {
    if (status === 'REFUNDED' && !rolesFor('orders', 'refund').includes(role)) throw refusal('role-not-allowed');
    const order = await this.statuses.moveTo(id, status, actor, { amount, reason });
    return { message: `Order ${order.number} is now ${order.status}.`, order: orderRow(order) };
  }
}
