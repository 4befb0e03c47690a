import { Module } from '@nestjs/common';
import { ContactBackofficeController } from './contact.backoffice.controller.js';
import { ContactController } from './contact.controller.js';
import { ContactMails } from './contact.mails.js';
import { ContactService } from './contact.service.js';

@Module({ controllers: [ContactController, ContactBackofficeController], providers: [ContactMails, ContactService] })
export class ContactModule {}
