import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow, PUBLIC } from '../../platform/auth/access.decorators.js';
import { Delete, Get, Put } from '../../platform/http/route.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.header.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { KnownOrderParam } from '../orders/keys/known-order.param.js';
import type { KnownOrder } from '../orders/keys/order.references.js';
import { OrderTravellers } from './order.travellers.js';
import { SaveTravellersDto } from './traveller.dto.js';
import { SavedTravellersAnswer, TravellerRemovedAnswer, TravellersAnswer } from './traveller.view.js';

const TRAVELLERS_LIMIT = { name: 'order-travellers', limit: 60, seconds: 600 };

@ApiTags('Orders')
@Controller()
export class TravellersController {
  constructor(private readonly travellers: OrderTravellers) {}

  @Get('order/:id/travellers', PUBLIC, 'Who travels with an order', {
    description: 'Anyone who has the key of the order can read them. Reading it is in the audit trail.',
    answer: TravellersAnswer,
    limits: { name: 'order-view', limit: 120, seconds: 60 },
  })
  list(
    @KnownOrderParam('travellers', 'list') { order }: KnownOrder,
    @CurrentActor() actor: Actor,
  ): Promise<TravellersAnswer> {
    return this.travellers.of(order.id, actor);
  }

  @Put('order/:id/travellers', PUBLIC, 'Save who travels with an order, row by row', {
    description:
      'A traveller with a known id is changed; one with an id that the client made is added under it, once however often it is sent; one without is added each time. A row that is absent stays as it is: nobody is removed by being left out, but by `DELETE`.',
    answer: SavedTravellersAnswer,
    limits: TRAVELLERS_LIMIT,
  })
  save(
    @KnownOrderParam('travellers', 'edit') { order }: KnownOrder,
    @Body() body: SaveTravellersDto,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key?: string,
  ): Promise<SavedTravellersAnswer> {
    return this.travellers.save(order.id, body, key, actor);
  }

  @Delete('order/:id/travellers/:travellerId', PUBLIC, 'Remove one who travels with an order', {
    description: 'Their details are erased.',
    answer: TravellerRemovedAnswer,
    limits: TRAVELLERS_LIMIT,
  })
  remove(
    @KnownOrderParam('travellers', 'edit') { order }: KnownOrder,
    @Param('travellerId') travellerId: string,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key?: string,
  ): Promise<TravellerRemovedAnswer> {
    return this.travellers.remove(order.id, travellerId, key, actor);
  }

  @Get('admin/orders/:id/travellers', allow('travellers', 'list'), 'Who travels with a booking', {
    description: 'Reading it is in the audit trail.',
    answer: TravellersAnswer,
  })
  listForStaff(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<TravellersAnswer> {
    return this.travellers.of(id, actor);
  }
}
