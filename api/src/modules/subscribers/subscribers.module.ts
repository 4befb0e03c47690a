import { Module } from '@nestjs/common';
import { SubscribersBackofficeController } from './subscribers.backoffice.controller.js';
import { SubscribersController } from './subscribers.controller.js';
import { MaillistMails } from './subscriber.mails.js';
import { SubscribersService } from './subscribers.service.js';

@Module({
  controllers: [SubscribersController, SubscribersBackofficeController],
  providers: [MaillistMails, SubscribersService],
  exports: [MaillistMails, SubscribersService],
})
export class SubscribersModule {}
