import { Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow, Caller, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { Delete, Put } from '../../platform/http/route.js';
import { OrdersService } from '../orders/orders.service.js';
import { Viewers } from './viewers.js';
import { ViewersAnswer } from './viewers.view.js';

@ApiTags('Dashboard: live')
@Controller('admin/orders/:id/viewers')
export class ViewersController {
  constructor(
    private readonly viewers: Viewers,
    private readonly orders: OrdersService,
  ) {}

  @Put('', allow('orders', 'show'), 'Say that the caller has an order open', {
    description:
      'Said again every ten seconds; who has not said it for 25 seconds has left. Nothing is stored. The live stream of everybody who has it open tells who comes and goes (`viewers`).',
    answer: ViewersAnswer,
  })
  async enter(@Param('id') id: string, @Caller() caller: CurrentUser): Promise<ViewersAnswer> {
    // Only the first time: later calls read nothing.
    if (!this.viewers.has(id, caller.session.id)) await this.orders.get(id);
    this.viewers.enter(id, caller);
    return { others: this.viewers.others(id, caller.id) };
  }

  @Delete('', allow('orders', 'show'), 'Say that the caller has left an order', { empty: true })
  leave(@Param('id') id: string, @Caller() caller: CurrentUser): void {
    this.viewers.leave(id, caller);
  }
}
