import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContactBackofficeController } from './contact.backoffice.controller.js';
import { ContactController } from './contact.controller.js';
import { ContactMails } from './contact.mails.js';
import { ContactService } from './contact.service.js';
import { ContactMessage } from './contact-message.entity.js';
import { MessagesOfPeople } from './messages.of-people.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContactMessage])],
  controllers: [ContactController, ContactBackofficeController],
  providers: [MessagesOfPeople, ContactMails, ContactService],
  exports: [ContactService],
})
export class ContactModule {}
