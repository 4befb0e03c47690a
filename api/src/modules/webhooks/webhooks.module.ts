import { Global, Module } from '@nestjs/common';
import { WebhookDeliveriesAdminController } from './webhook-deliveries.admin.controller.js';
import { WebhookOutbox } from './webhook.outbox.js';
import { WebhookSender } from './webhook.sender.js';
import { WebhookSignature } from './webhook.signature.js';
import { WebhooksAdminController } from './webhooks.admin.controller.js';
import { WebhooksService } from './webhooks.service.js';

@Global()
@Module({
  controllers: [WebhooksAdminController, WebhookDeliveriesAdminController],
  providers: [WebhookOutbox, WebhookSender, WebhookSignature, WebhooksService],
  exports: [WebhookOutbox],
})
export class WebhooksModule {}
