import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WebhookDeliveriesBackofficeController } from './webhook-deliveries.backoffice.controller.js';
import { WebhookListeners } from './webhook.listeners.js';
import { WebhookSender } from './webhook.sender.js';
import { WebhookSignature } from './webhook.signature.js';
import { WebhooksBackofficeController } from './webhooks.backoffice.controller.js';
import { WebhooksService } from './webhooks.service.js';
import { Webhook } from './webhook.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { DeliveriesOfPeople } from './deliveries.of-people.js';

@Module({
  imports: [TypeOrmModule.forFeature([Webhook, WebhookDelivery])],
  controllers: [WebhooksBackofficeController, WebhookDeliveriesBackofficeController],
  providers: [DeliveriesOfPeople, WebhookListeners, WebhookSender, WebhookSignature, WebhooksService],
})
export class WebhooksModule {}
