import { Body, Controller, Delete, Get, Header, Headers, Param, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import { Allow, Public } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { ApiIdempotencyKey } from '../../platform/idempotency/idempotency-key.header.js';
import { RateLimit } from '../../platform/limits/rate-limit.guard.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { KnownOrderParam } from '../orders/keys/known-order.param.js';
import type { KnownOrder } from '../orders/keys/order.references.js';
import { OrderTravellers } from './order.travellers.js';
import { SaveTravellersDto } from './traveller.dto.js';
import { SavedTravellersAnswer, TravellerRemovedAnswer, TravellersAnswer } from './traveller.view.js';

const ENCRYPTED = { description: 'The details cannot be encrypted or read with this `DATA_KEY`.', type: ErrorAnswer };

@ApiTags('Orders')
@Controller()
export class TravellersController {
  constructor(private readonly travellers: OrderTravellers) {}

  @Get('order/:id/travellers')
  @Public()
  @RateLimit({ name: 'order-view', limit: 120, seconds: 60 })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Who travels with an order',
    description: 'Anyone who has the key of the order can read them. Reading it is in the audit trail.',
  })
  @ApiOkResponse({ type: TravellersAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiServiceUnavailableResponse(ENCRYPTED)
  list(
    @KnownOrderParam('travellers', 'list') { order }: KnownOrder,
    @CurrentActor() actor: Actor,
  ): Promise<TravellersAnswer> {
    return this.travellers.of(order.id, actor);
  }

  @Put('order/:id/travellers')
  @Public()
  @RateLimit({ name: 'order-travellers', limit: 60, seconds: 600 })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Save who travels with an order, row by row',
    description:
      'A traveller with a known id is changed; one with an id that the client made is added under it, once however often it is sent; one without is added each time. A row that is absent stays as it is: nobody is removed by being left out, but by `DELETE`.',
  })
  @ApiIdempotencyKey()
  @ApiOkResponse({ type: SavedTravellersAnswer })
  @ApiBadRequestResponse({ description: 'A field is invalid, or more than were booked.', type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'The order has ended, or its trip is too near.', type: ErrorAnswer })
  @ApiServiceUnavailableResponse(ENCRYPTED)
  save(
    @KnownOrderParam('travellers', 'edit') { order }: KnownOrder,
    @Body() body: SaveTravellersDto,
    @CurrentActor() actor: Actor,
    @Headers('idempotency-key') key?: string,
  ): Promise<SavedTravellersAnswer> {
    return this.travellers.save(order.id, body, key, actor);
  }

  @Delete('order/:id/travellers/:travellerId')
  @Public()
  @RateLimit({ name: 'order-travellers', limit: 60, seconds: 600 })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Remove one who travels with an order', description: 'Their details are erased.' })
  @ApiIdempotencyKey()
  @ApiOkResponse({ type: TravellerRemovedAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'The order has ended, or its trip is too near.', type: ErrorAnswer })
  @ApiServiceUnavailableResponse(ENCRYPTED)
  remove(
    @KnownOrderParam('travellers', 'edit') { order }: KnownOrder,
    @Param('travellerId') travellerId: string,
    @CurrentActor() actor: Actor,
    @Headers('idempotency-key') key?: string,
  ): Promise<TravellerRemovedAnswer> {
    return this.travellers.remove(order.id, travellerId, key, actor);
  }

  @Get('admin/orders/:id/travellers')
  @Allow('travellers', 'list')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Who travels with a booking', description: 'Reading it is in the audit trail.' })
  @ApiOkResponse({ type: TravellersAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiServiceUnavailableResponse(ENCRYPTED)
  listForStaff(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<TravellersAnswer> {
    return this.travellers.of(id, actor);
  }
}
