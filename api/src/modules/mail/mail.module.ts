import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Env } from '../../config/env.js';
import { DevMailbox } from './dev-mailbox/dev-mailbox.js';
import { DevMailboxController } from './dev-mailbox/dev-mailbox.controller.js';
import { MailLayout } from './mail.layout.js';
import { MailSender } from './mail.sender.js';
import { MailService } from './mail.service.js';
import { MailKinds } from './mail.kinds.js';
import { MailPreviewsController } from './previews/mail-previews.controller.js';
import { OutboxBackofficeController } from './outbox/outbox.backoffice.controller.js';
import { OutboxMailContent } from './outbox/outbox-mail.content.js';
import { OutboxMailResending } from './outbox/outbox-mail.resending.js';
import { OutboxService } from './outbox/outbox.service.js';
import { FolderTransport } from './transport/folder-transport.js';
import { MailTransport } from './transport/mail-transport.js';
import { SmtpTransport } from './transport/smtp-transport.js';
import { EditableTextsModule } from '../editable-texts/editable-texts.module.js';
import { MailPreviews } from './texts/mail-previews.js';
import { MailsOfPeople } from './mails.of-people.js';
import { Sealer } from '../../platform/sealing/sealer.js';
import { ReplyAddress } from './reply-address.js';
import { MailTexts } from './texts/mail-texts.js';
import { Mail } from './mail.entity.js';

@Global()
@Module({})
export class MailModule {
  static with(env: Env) {
    const folder = env.dataPath('mail');
    // The mailbox page shows every mail with its links, so it exists only where mails are files on a developer's
    // machine.
    const showsMailbox = !env.SMTP_URL && !env.isProduction;
    return {
      module: MailModule,
      imports: [TypeOrmModule.forFeature([Mail]), EditableTextsModule],
      controllers: [
        MailPreviewsController,
        OutboxBackofficeController,
        ...(showsMailbox ? [DevMailboxController] : []),
      ],
      providers: [
        MailKinds,
        MailLayout,
        MailSender,
        MailService,
        MailPreviews,
        MailTexts,
        MailsOfPeople,
        OutboxMailContent,
        OutboxMailResending,
        OutboxService,
        ReplyAddress,
        Sealer,
        { provide: DevMailbox, useFactory: () => new DevMailbox(folder) },
        {
          provide: MailTransport,
          useFactory: () => (env.SMTP_URL ? new SmtpTransport(env.SMTP_URL) : new FolderTransport(folder)),
        },
      ],
      exports: [ReplyAddress, MailKinds, MailLayout, MailPreviews, MailSender, MailService, MailTexts, OutboxService],
    };
  }
}
