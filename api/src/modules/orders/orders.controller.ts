import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiBadRequestResponse, ApiConflictResponse, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { LanguageCode } from '@imisozi/core/languages';
import { Caller, Public, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { ApiIdempotencyKey } from '../../platform/idempotency/idempotency-key.header.js';
import { ContentLanguage } from '../../common/language/content-language.decorator.js';
import { RateLimit } from '../../platform/limits/rate-limit.guard.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { CreateOrderDto } from './dto/create-order.dto.js';
import { CreatedOrderAnswer } from './dto/order.view.js';
import { OrdersService } from './orders.service.js';

@ApiTags('Orders')
@Controller('order')
export class OrdersController {
  constructor(private readonly orders: OrdersService) {}

  @Post()
  @HttpCode(201)
  @Public()
  @RateLimit({ name: 'order', limit: 30, seconds: 600 })
  @ApiOperation({
    summary: 'Order a tour or an event',
    description: 'The server calculates the price; `amount` is only checked against it.',
  })
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: CreatedOrderAnswer })
  @ApiBadRequestResponse({ description: 'A field or the amount is invalid.', type: ErrorAnswer })
  @ApiConflictResponse({ description: 'The key is in use.', type: ErrorAnswer })
  create(
    @Body() body: CreateOrderDto,
    @Headers('idempotency-key') key: string | undefined,
    @Caller() caller: CurrentUser | undefined,
    @CurrentActor() { ip }: Actor,
    @ContentLanguage() language: LanguageCode,
  ): Promise<CreatedOrderAnswer> {
    return this.orders.create(body, key, { user: caller, ip }, language);
  }
}
