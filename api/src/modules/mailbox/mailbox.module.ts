import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailboxPosition } from './mailbox-position.entity.js';
import { MailboxMails } from './mailbox.mails.js';
import { MailboxReader } from './mailbox.reader.js';

@Module({ imports: [TypeOrmModule.forFeature([MailboxPosition])], providers: [MailboxMails, MailboxReader] })
export class MailboxModule {}
