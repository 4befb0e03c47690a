import { Module } from '@nestjs/common';
import { ContactAdminController } from './contact.admin.controller.js';
import { ContactController } from './contact.controller.js';
import { ContactMails } from './contact.mails.js';
import { ContactService } from './contact.service.js';

@Module({ controllers: [ContactController, ContactAdminController], providers: [ContactMails, ContactService] })
export class ContactModule {}
