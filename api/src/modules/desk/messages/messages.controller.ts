import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Public } from '../../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../../platform/errors/error-answer.js';
import { ApiIdempotencyKey } from '../../../platform/idempotency/idempotency-key.header.js';
import { RateLimit } from '../../../platform/limits/rate-limit.guard.js';
import { SentBy, type Sender } from '../../../platform/limits/recipient-limits.js';
import { KnownOrderParam } from '../../orders/keys/known-order.param.js';
import type { KnownOrder } from '../../orders/keys/order.references.js';
import { OrderMessageAnswer, OrderMessageDto } from './order-message.dto.js';
import { OrderMessages } from './order.messages.js';

@ApiTags('Orders')
@Controller('order')
export class MessagesController {
  constructor(private readonly messages: OrderMessages) {}

  @Post(':id/message')
  @HttpCode(201)
  @Public()
  @RateLimit({ name: 'order-message', limit: 10, seconds: 600 })
  @ApiOperation({
    summary: 'Write to the office about an order',
    description: 'It reaches staff like a contact message that names the order; the reply goes to its client.',
  })
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: OrderMessageAnswer })
  @ApiBadRequestResponse({ description: 'The message is missing or too long.', type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'The key is in use.', type: ErrorAnswer })
  send(
    @KnownOrderParam('orders', 'edit') { order }: KnownOrder,
    @Body() body: OrderMessageDto,
    @Headers('idempotency-key') key: string | undefined,
    @SentBy() sender: Sender,
  ): Promise<OrderMessageAnswer> {
    return this.messages.send(order, body, key, sender);
  }
}
