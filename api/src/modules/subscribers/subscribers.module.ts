import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SubscribersBackofficeController } from './subscribers.backoffice.controller.js';
import { SubscribersController } from './subscribers.controller.js';
import { SubscriberMails } from './subscriber.mails.js';
import { SubscribersService } from './subscribers.service.js';
import { UnsubscribeLinks } from './unsubscribe-links.service.js';
import { Subscriber } from './subscriber.entity.js';
import { SubscriptionsOfPeople } from './subscriptions.of-people.js';

@Module({
  imports: [TypeOrmModule.forFeature([Subscriber])],
  controllers: [SubscribersController, SubscribersBackofficeController],
  providers: [SubscriptionsOfPeople, SubscriberMails, SubscribersService, UnsubscribeLinks],
  exports: [SubscriptionsOfPeople, SubscribersService, UnsubscribeLinks],
})
export class SubscribersModule {}
