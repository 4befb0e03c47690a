import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get, Post } from '../../platform/http/route.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.header.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import {
  CancelDepartureDto,
  DepartureCancellationView,
  DepartureCancelledAnswer,
} from './departure-cancellation.dto.js';
import { DepartureCancelling } from './departure.cancelling.js';

@ApiTags('Dashboard: departures')
@Controller('admin/departures')
export class DepartureCancellingController {
  constructor(private readonly cancelling: DepartureCancelling) {}

  @Get(':id/cancellation', allow('departures', 'cancel'), 'Whom cancelling a departure concerns', {
    description: 'With a proposal for each order.',
    answer: DepartureCancellationView,
  })
  preview(@Param('id') id: string): Promise<DepartureCancellationView> {
    return this.cancelling.preview(id);
  }

  @Post(':id/cancel', allow('departures', 'cancel'), 'Cancel a departure', {
    description:
      'Moves, refunds or tells each of its orders, all of them or none; more than 200 in parts of 200, while the departure is closed: if something fails in between, call again with those that are still open. A moved order keeps its price; a refund gives back everything that was paid; an order whose client is only told stays as it is. Whoever waits is told too.',
    answer: DepartureCancelledAnswer,
  })
  cancel(
    @Param('id') id: string,
    @Body() body: CancelDepartureDto,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key?: string,
  ): Promise<DepartureCancelledAnswer> {
    return this.cancelling.cancel(id, body, key, actor);
  }
}
