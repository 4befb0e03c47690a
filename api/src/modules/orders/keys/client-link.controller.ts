import { Body, Controller, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBadRequestResponse, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../../platform/errors/error-answer.js';
import { Idempotent } from '../../../platform/idempotency/idempotent.js';
import { CurrentActor, type Actor } from '../../audit/actor.js';
import { ClientLinkAnswer, ClientLinkDto } from './client-link.dto.js';
import { OrderKeys } from './order.keys.js';

@ApiTags('Dashboard: orders')
@Controller('admin/orders/:id/client-link')
export class ClientLinkController {
  constructor(private readonly keys: OrderKeys) {}

  @Post()
  @HttpCode(200)
  @Allow('orders', 'clientLink')
  @Header('Cache-Control', 'no-store')
  @Idempotent()
  @ApiOperation({
    summary: "The link to the client's page of an order",
    description: 'Asking for it is in the audit trail. It can be renewed, and emailed to the client.',
  })
  @ApiOkResponse({ type: ClientLinkAnswer })
  @ApiBadRequestResponse({ type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  link(@Param('id') id: string, @Body() body: ClientLinkDto, @CurrentActor() actor: Actor): Promise<ClientLinkAnswer> {
    return this.keys.link(id, body, actor);
  }
}
