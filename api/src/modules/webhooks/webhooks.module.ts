import { Global, Module } from '@nestjs/common';
import { WebhookDeliveriesBackofficeController } from './webhook-deliveries.backoffice.controller.js';
import { WebhookOutbox } from './webhook.outbox.js';
import { WebhookSender } from './webhook.sender.js';
import { WebhookSignature } from './webhook.signature.js';
import { WebhooksBackofficeController } from './webhooks.backoffice.controller.js';
import { WebhooksService } from './webhooks.service.js';

@Global()
@Module({
  controllers: [WebhooksBackofficeController, WebhookDeliveriesBackofficeController],
  providers: [WebhookOutbox, WebhookSender, WebhookSignature, WebhooksService],
  exports: [WebhookOutbox],
})
export class WebhooksModule {}
