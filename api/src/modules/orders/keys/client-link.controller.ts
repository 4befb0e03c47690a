import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../../platform/auth/access.decorators.js';
import { Post } from '../../../platform/http/route.js';
import { CurrentActor, type Actor } from '../../audit/actor.js';
import { ClientLinkAnswer, ClientLinkDto } from './client-link.dto.js';
import { OrderKeys } from './order.keys.js';

@ApiTags('Dashboard: orders')
@Controller('admin/orders/:id/client-link')
export class ClientLinkController {
  constructor(private readonly keys: OrderKeys) {}

  @Post('', allow('orders', 'clientLink'), "The link to the client's page of an order", {
    description: 'Asking for it is in the audit trail. It can be renewed, and emailed to the client.',
    answer: ClientLinkAnswer,
    idempotent: true,
  })
  link(@Param('id') id: string, @Body() body: ClientLinkDto, @CurrentActor() actor: Actor): Promise<ClientLinkAnswer> {
    return this.keys.link(id, body, actor);
  }
}
