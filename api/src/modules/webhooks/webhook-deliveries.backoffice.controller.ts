import { Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get, Post } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { mapPage, type PageReader } from '../../platform/list/send-list.js';
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

  @Get('', allow('webhook-deliveries', 'list'), 'A page of webhook deliveries', {
    list: WebhookDeliveryView,
    sheet: SHEET,
  })
  list(): PageReader<WebhookDeliveryView> {
    return async (page) => mapPage(await this.webhooks.deliveryPage(page), webhookDeliveryView);
  }

  @Get(':id', allow('webhook-deliveries', 'show'), 'One webhook delivery', { answer: WebhookDeliveryView })
  async get(@Param('id') id: string): Promise<WebhookDeliveryView> {
    return webhookDeliveryView(await this.webhooks.delivery(id));
  }

  @Post(':id/resend', allow('webhook-deliveries', 'resend'), 'Send a message again', {
    description: 'Sends the same body with the same `webhook-id`.',
    answer: WebhookDeliveryAnswer,
  })
  async resend(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<WebhookDeliveryAnswer> {
    const data = webhookDeliveryView(await this.webhooks.resend(actor, id));
    return { message: 'The message is on its way again.', data };
  }
}
