import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { LanguageCode } from '@imisozi/core/languages';
import { Caller, PUBLIC, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { Post } from '../../platform/http/route.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.header.js';
import { ContentLanguage } from '../../common/language/content-language.decorator.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { CreateOrderDto } from './dto/create-order.dto.js';
import { CreatedOrderAnswer } from './dto/order.view.js';
import { OrdersService } from './orders.service.js';

@ApiTags('Orders')
@Controller('order')
export class OrdersController {
  constructor(private readonly orders: OrdersService) {}

  @Post('', PUBLIC, 'Order a tour or an event', {
    description: 'The server calculates the price; `amount` is only checked against it.',
    created: CreatedOrderAnswer,
    limits: { name: 'order', limit: 30, seconds: 600 },
  })
  create(
    @Body() body: CreateOrderDto,
    @IdempotencyKey() key: string | undefined,
    @Caller() caller: CurrentUser | undefined,
    @CurrentActor() { ip }: Actor,
    @ContentLanguage() language: LanguageCode,
  ): Promise<CreatedOrderAnswer> {
    return this.orders.create(body, key, { user: caller, ip }, language);
  }
}
