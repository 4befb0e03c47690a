import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { LanguageCode } from '@imisozi/core/languages';
import { PUBLIC } from '../../../platform/auth/access.decorators.js';
import { Delete, Get, Post, Put } from '../../../platform/http/route.js';
import { IdempotencyKey } from '../../../platform/idempotency/idempotency-key.header.js';
import { CurrentActor, type Actor } from '../../audit/actor.js';
import { KnownOrderParam } from '../../orders/keys/known-order.param.js';
import type { KnownOrder } from '../../orders/keys/order.references.js';
import { RequestedLanguage } from '../../translations/requested-language.js';
import {
  ChangedTravellerLinksAnswer,
  OwnTravellerAnswer,
  OwnTravellerDto,
  SavedOwnTravellerAnswer,
  TravellerLinksAnswer,
} from './traveller-link.dto.js';
import { TravellerLinks } from './traveller.links.js';

const VIEW_LIMIT = { name: 'order-view', limit: 120, seconds: 60 };
const CHANGE_LIMIT = { name: 'order-travellers', limit: 60, seconds: 600 };

@ApiTags('Orders')
@Controller()
export class TravellerLinksController {
  constructor(private readonly links: TravellerLinks) {}

  @Get('order/:id/traveller-links', PUBLIC, 'The links of those who travel with an order', {
    description: 'Anyone who has the key of the order can read them.',
    answer: TravellerLinksAnswer,
    limits: VIEW_LIMIT,
  })
  list(@KnownOrderParam('travellers', 'edit') { order }: KnownOrder): Promise<TravellerLinksAnswer> {
    return this.links.of(order);
  }

  @Post('order/:id/traveller-links', PUBLIC, 'Make a private link for each traveller', {
    description: 'With it a traveller enters the own details, and sees nothing of the others. Links from before stay.',
    created: ChangedTravellerLinksAnswer,
    limits: CHANGE_LIMIT,
  })
  make(
    @KnownOrderParam('travellers', 'edit') { order }: KnownOrder,
    @CurrentActor() actor: Actor,
  ): Promise<ChangedTravellerLinksAnswer> {
    return this.links.make(order.id, actor);
  }

  @Delete('order/:id/traveller-links', PUBLIC, 'End the private links of all travellers', {
    description: 'What was entered with them stays.',
    answer: ChangedTravellerLinksAnswer,
    limits: CHANGE_LIMIT,
  })
  end(
    @KnownOrderParam('travellers', 'edit') { order }: KnownOrder,
    @CurrentActor() actor: Actor,
  ): Promise<ChangedTravellerLinksAnswer> {
    return this.links.end(order.id, actor);
  }

  @Get('travellers/:id', PUBLIC, 'The own place in a party', {
    description:
      'By the id of a link. It tells nothing of the others, and ends with the order and with its key. Reading it is in the audit trail.',
    answer: OwnTravellerAnswer,
    limits: VIEW_LIMIT,
  })
  open(
    @Param('id') id: string,
    @RequestedLanguage() language: LanguageCode,
    @CurrentActor() actor: Actor,
  ): Promise<OwnTravellerAnswer> {
    return this.links.open(id, language, actor);
  }

  @Put('travellers/:id', PUBLIC, 'Save the own details', {
    description: 'By the id of a link.',
    answer: SavedOwnTravellerAnswer,
    limits: CHANGE_LIMIT,
  })
  save(
    @Param('id') id: string,
    @Body() body: OwnTravellerDto,
    @RequestedLanguage() language: LanguageCode,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key?: string,
  ): Promise<SavedOwnTravellerAnswer> {
    return this.links.save(id, body, { key, language, actor });
  }
}
