import { Body, Controller, Headers, Param, Put } from '@nestjs/common';
import { ApiBadRequestResponse, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../../platform/errors/error-answer.js';
import { ApiIdempotencyKey } from '../../../platform/idempotency/idempotency-key.header.js';
import { CurrentActor, type Actor } from '../../audit/actor.js';
import { PauseRemindersDto, RemindersAnswer } from './reminders.dto.js';
import { ReminderPausing } from './reminder.pausing.js';

@ApiTags('Dashboard: orders')
@Controller('admin/orders/:id/reminders')
export class RemindersController {
  constructor(private readonly pausing: ReminderPausing) {}

  @Put()
  @Allow('orders', 'edit')
  @ApiOperation({
    summary: 'Hold the reminders of an order back, or let them go on',
    description: 'Those whose time passes meanwhile are not sent later.',
  })
  @ApiIdempotencyKey()
  @ApiOkResponse({ type: RemindersAnswer })
  @ApiBadRequestResponse({ type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  pause(
    @Param('id') id: string,
    @Body() body: PauseRemindersDto,
    @CurrentActor() actor: Actor,
    @Headers('idempotency-key') key?: string,
  ): Promise<RemindersAnswer> {
    return this.pausing.pause(id, body, key, actor);
  }
}
