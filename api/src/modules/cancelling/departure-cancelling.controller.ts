import { Body, Controller, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
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
import { ApiIdempotencyKey } from '../../platform/idempotency/idempotency-key.header.js';
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

  @Get(':id/cancellation')
  @Allow('departures', 'cancel')
  @ApiOperation({ summary: 'Whom cancelling a departure concerns', description: 'With a proposal for each order.' })
  @ApiOkResponse({ type: DepartureCancellationView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  preview(@Param('id') id: string): Promise<DepartureCancellationView> {
    return this.cancelling.preview(id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Allow('departures', 'cancel')
  @ApiOperation({
    summary: 'Cancel a departure',
    description:
      'Moves, refunds or tells each of its orders, all of them or none; more than 200 in parts of 200, while the departure is closed: if something fails in between, call again with those that are still open. A moved order keeps its price; a refund gives back everything that was paid; an order whose client is only told stays as it is. Whoever waits is told too.',
  })
  @ApiIdempotencyKey()
  @ApiOkResponse({ type: DepartureCancelledAnswer })
  @ApiBadRequestResponse({ description: 'A field is invalid, or a departure is not on offer.', type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({
    description: 'It was cancelled before, an order of it is not named, or there are too few seats.',
    type: ErrorAnswer,
  })
  cancel(
    @Param('id') id: string,
    @Body() body: CancelDepartureDto,
    @CurrentActor() actor: Actor,
    @Headers('idempotency-key') key?: string,
  ): Promise<DepartureCancelledAnswer> {
    return this.cancelling.cancel(id, body, key, actor);
  }
}
