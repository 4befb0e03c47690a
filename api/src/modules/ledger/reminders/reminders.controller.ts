import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../../platform/auth/access.decorators.js';
import { Put } from '../../../platform/http/route.js';
import { IdempotencyKey } from '../../../platform/idempotency/idempotency-key.header.js';
import { CurrentActor, type Actor } from '../../audit/actor.js';
import { PauseRemindersDto, RemindersAnswer } from './reminders.dto.js';
import { ReminderPausing } from './reminder.pausing.js';

@ApiTags('Dashboard: orders')
@Controller('admin/orders/:id/reminders')
export class RemindersController {
  constructor(private readonly pausing: ReminderPausing) {}

  @Put('', allow('orders', 'edit'), 'Hold the reminders of an order back, or let them go on', {
    description: 'Those whose time passes meanwhile are not sent later.',
    answer: RemindersAnswer,
  })
  pause(
    @Param('id') id: string,
    @Body() body: PauseRemindersDto,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key?: string,
  ): Promise<RemindersAnswer> {
    return this.pausing.pause(id, body, key, actor);
  }
}
