import { Module } from '@nestjs/common';
import { MaillistAdminController } from './maillist.admin.controller.js';
import { MaillistController } from './maillist.controller.js';
import { MaillistMails } from './maillist.mails.js';
import { MaillistService } from './maillist.service.js';

@Module({
  controllers: [MaillistController, MaillistAdminController],
  providers: [MaillistMails, MaillistService],
  exports: [MaillistMails, MaillistService],
})
export class MaillistModule {}
