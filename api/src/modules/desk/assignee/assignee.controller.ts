import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../../platform/auth/access.decorators.js';
import { Get, Put } from '../../../platform/http/route.js';
import { CurrentActor, type Actor } from '../../audit/actor.js';
import { AssignedOrderAnswer, AssigneesAnswer, AssignOrderDto } from './assignee.dto.js';
import { OrderAssignees } from './order.assignees.js';

@ApiTags('Dashboard: orders')
@Controller('admin')
export class AssigneeController {
  constructor(private readonly assignees: OrderAssignees) {}

  @Get('order-assignees', allow('orders', 'assign'), 'Who can look after an order', { answer: AssigneesAnswer })
  async list(): Promise<AssigneesAnswer> {
    return { assignees: await this.assignees.all() };
  }

  @Put('orders/:id/assignee', allow('orders', 'assign'), 'Give an order to a colleague', {
    description: 'Its revision stays; nobody is mailed.',
    answer: AssignedOrderAnswer,
    idempotent: true,
  })
  assign(
    @Param('id') id: string,
    @Body() { assigneeId }: AssignOrderDto,
    @CurrentActor() actor: Actor,
  ): Promise<AssignedOrderAnswer> {
    return this.assignees.assign(id, assigneeId, actor);
  }
}
