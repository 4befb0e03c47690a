import { Body, Controller } from '@nestjs/common';
import { field, view } from '../../../platform/http/view.js';
import { ApiTags } from '@nestjs/swagger';
import { PUBLIC } from '../../../platform/auth/access.decorators.js';
import { Post } from '../../../platform/http/route.js';
import { TextField } from '../../../common/validation/fields.js';
import { KnownOrderParam } from '../../orders/keys/known-order.param.js';
import type { KnownOrder } from '../../orders/keys/order.references.js';
import { OrderOpenings } from './order.openings.js';

class OpenedDto {
  @TextField({
    label: 'Mail',
    max: 36,
    optional: true,
    example: '0d0f4f0e-6a57-4c53-9d0e-2b8f7d1c5a11',
    description:
      'What the link in the mail carries as `mail`: the seats of an order that is paid later are kept longer from then on.',
  })
  mail?: string;
}

class OpenedAnswer extends view({
  message: field.string('The opening has been noted.'),
  holdUntil: field.time('Until then its seats are kept.').nullable(),
}) {}

@ApiTags('Orders')
@Controller('order')
export class OpeningsController {
  constructor(private readonly openings: OrderOpenings) {}

  @Post(':id/opened', PUBLIC, 'The client has opened the page of an order', {
    description: 'Sent by the page itself, so that a program which looks at the links of a mail does not count.',
    answer: OpenedAnswer,
    limits: { name: 'order-opened', limit: 120, seconds: 60 },
    idempotent: true,
  })
  async opened(
    @KnownOrderParam('orders', 'edit') { order }: KnownOrder,
    @Body() { mail }: OpenedDto,
  ): Promise<OpenedAnswer> {
    await this.openings.note(order.id);
    const { holdUntil } = await this.openings.fromMail(order, mail);
    return { message: 'The opening has been noted.', holdUntil: holdUntil?.toISOString() ?? null };
  }
}
