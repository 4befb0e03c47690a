import { Controller, Get, HttpCode, Param, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { ApiList } from '../../platform/list/api-list.decorator.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import type { ListQuery } from '../../platform/list/read-list.js';
import { sendList, mapPage } from '../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { WebhookDeliveryAnswer, WebhookDeliveryView, webhookDeliveryView } from './dto/webhook.view.js';
import { WebhooksService } from './webhooks.service.js';

const SHEET = csvSheet<WebhookDeliveryView>(
  'webhook-deliveries',
  ['id', 'webhookId', 'event', 'recordId', 'status', 'attempts', 'answer', 'lastError'],
  ['createdAt', 'deliveredAt'],
);

@ApiTags('Dashboard: webhooks')
@Controller('admin/webhook-deliveries')
export class WebhookDeliveriesBackofficeController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Get()
  @Allow('webhook-deliveries', 'list')
  @ApiOperation({ summary: 'A page of webhook deliveries' })
  @ApiList('webhook-deliveries', WebhookDeliveryView)
  list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WebhookDeliveryView[] | StreamableFile> {
    return sendList(reply, SHEET, query, async (page) =>
      mapPage(await this.webhooks.deliveryPage(page), webhookDeliveryView),
    );
  }

  @Get(':id')
  @Allow('webhook-deliveries', 'show')
  @ApiOperation({ summary: 'One webhook delivery' })
  @ApiOkResponse({ type: WebhookDeliveryView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async get(@Param('id') id: string): Promise<WebhookDeliveryView> {
    return webhookDeliveryView(await this.webhooks.delivery(id));
  }

  @Post(':id/resend')
  @HttpCode(200)
  @Allow('webhook-deliveries', 'resend')
  @ApiOperation({ summary: 'Send a message again', description: 'Sends the same body with the same `webhook-id`.' })
  @ApiOkResponse({ type: WebhookDeliveryAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'It is being sent right now.', type: ErrorAnswer })
  async resend(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<WebhookDeliveryAnswer> {
    const data = webhookDeliveryView(await this.webhooks.resend(actor, id));
    return { message: 'The message is on its way again.', data };
  }
}
