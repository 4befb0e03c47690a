import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SubscribersBackofficeController } from './subscribers.backoffice.controller.js';
import { SubscribersController } from './subscribers.controller.js';
import { MaillistMails } from './subscriber.mails.js';
import { SubscribersService } from './subscribers.service.js';
import { Subscriber } from './subscriber.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Subscriber])],
  controllers: [SubscribersController, SubscribersBackofficeController],
  providers: [MaillistMails, SubscribersService],
  exports: [MaillistMails, SubscribersService],
})
export class SubscribersModule {}
