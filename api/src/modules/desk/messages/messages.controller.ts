import { MessageAnswer } from '../../../common/message-answer.js';
import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PUBLIC } from '../../../platform/auth/access.decorators.js';
import { Post } from '../../../platform/http/route.js';
import { IdempotencyKey } from '../../../platform/idempotency/idempotency-key.header.js';
import { SentBy, type Sender } from '../../../platform/limits/recipient-limits.js';
import { KnownOrderParam } from '../../orders/keys/known-order.param.js';
import type { KnownOrder } from '../../orders/keys/order.references.js';
import { OrderMessageDto } from './order-message.dto.js';
import { OrderMessages } from './order.messages.js';

@ApiTags('Orders')
@Controller('order')
export class MessagesController {
  constructor(private readonly messages: OrderMessages) {}

  @Post(':id/message', PUBLIC, 'Write to the office about an order', {
    description: 'It reaches staff like a contact message that names the order; the reply goes to its client.',
    created: MessageAnswer,
    limits: { name: 'order-message', limit: 10, seconds: 600 },
  })
  send(
    @KnownOrderParam('orders', 'edit') { order }: KnownOrder,
    @Body() body: OrderMessageDto,
    @IdempotencyKey() key: string | undefined,
    @SentBy() sender: Sender,
  ): Promise<MessageAnswer> {
    return this.messages.send(order, body, key, sender);
  }
}
