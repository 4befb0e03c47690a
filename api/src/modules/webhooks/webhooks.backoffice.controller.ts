import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow, AsksAgain } from '../../platform/auth/access.decorators.js';
import { Delete, Get, Post, Put } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { mapPage, type PageReader } from '../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { CreateWebhookDto, UpdateWebhookDto } from './dto/webhook.dto.js';
import { WebhookAnswer, WebhookSecretAnswer, WebhookView, webhookView } from './dto/webhook.view.js';
import { WebhooksService } from './webhooks.service.js';

const SHEET = csvSheet<WebhookView>('webhooks', ['id', 'url', 'description', 'events', 'isActive'], ['createdAt']);

@ApiTags('Dashboard: webhooks')
@Controller('admin/webhooks')
export class WebhooksBackofficeController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Get('', allow('webhooks', 'list'), 'A page of webhooks', { list: WebhookView, sheet: SHEET })
  list(): PageReader<WebhookView> {
    return async (page) => mapPage(await this.webhooks.page(page), webhookView);
  }

  @Get(':id', allow('webhooks', 'show'), 'One webhook', { answer: WebhookView })
  async get(@Param('id') id: string): Promise<WebhookView> {
    return webhookView(await this.webhooks.get(id));
  }

  @AsksAgain()
  @Post('', allow('webhooks', 'create'), 'Notify another system of events', {
    description:
      'Each event is a POST of JSON with the headers `webhook-id`, `webhook-timestamp` (seconds) and `webhook-signature`: `v1,` and the HMAC-SHA256, in base64, of `id.timestamp.body`. Any 2xx takes it; anything else is tried again for about five hours; 410 ends it.',
    created: WebhookSecretAnswer,
  })
  async create(@Body() body: CreateWebhookDto, @CurrentActor() actor: Actor): Promise<WebhookSecretAnswer> {
    const { webhook, secret } = await this.webhooks.create(actor, body);
    const message = 'The webhook has been created. Save its secret now: it will not be shown again.';
    return { message, data: webhookView(webhook), secret };
  }

  @AsksAgain()
  @Put(':id', allow('webhooks', 'edit'), 'Change a webhook', {
    description: 'Fields left out keep their value; the secret stays.',
    answer: WebhookAnswer,
  })
  async update(
    @Param('id') id: string,
    @Body() body: UpdateWebhookDto,
    @CurrentActor() actor: Actor,
  ): Promise<WebhookAnswer> {
    return { message: 'The webhook has been updated.', data: webhookView(await this.webhooks.update(actor, id, body)) };
  }

  @AsksAgain()
  @Post(':id/secret', allow('webhooks', 'renewSecret'), 'Give a webhook a new secret', {
    description: 'The old secret stops working at once.',
    answer: WebhookSecretAnswer,
  })
  async renewSecret(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<WebhookSecretAnswer> {
    const { webhook, secret } = await this.webhooks.renewSecret(actor, id);
    return {
      message: 'The webhook has a new secret. Save it now: it will not be shown again.',
      data: webhookView(webhook),
      secret,
    };
  }

  @Delete(':id', allow('webhooks', 'delete'), 'Delete a webhook and its delivery log', { answer: WebhookAnswer })
  async delete(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<WebhookAnswer> {
    return { message: 'The webhook has been deleted.', data: webhookView(await this.webhooks.delete(actor, id)) };
  }
}
