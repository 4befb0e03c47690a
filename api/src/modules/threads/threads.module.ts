import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AirTicketsModule } from '../air-tickets/air-tickets.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { SuppliersModule } from '../suppliers/suppliers.module.js';
import { UsersModule } from '../users/users.module.js';
import { ThreadFile } from './files/thread-file.entity.js';
import { ThreadFilePart } from './files/thread-file-part.entity.js';
import { ThreadFilesBackofficeController } from './files/thread-files.backoffice.controller.js';
import { ThreadDrafts } from './files/thread.drafts.js';
import { ThreadFiles } from './files/thread.files.js';
import { ThreadPapers } from './files/thread.papers.js';
import { ReplyTemplate } from './templates/reply-template.entity.js';
import { ReplyTemplatesBackofficeController } from './templates/reply-templates.backoffice.controller.js';
import { ReplyTemplates } from './templates/reply-templates.service.js';
import { ThreadBacklog } from './thread.backlog.js';
import { ThreadConversation } from './thread.conversation.js';
import { Thread } from './thread.entity.js';
import { ThreadErasing } from './thread.erasing.js';
import { ThreadListeners } from './thread.listeners.js';
import { ThreadMailListeners } from './thread.mail-listeners.js';
import { ThreadOfMail } from './thread.of-mail.js';
import { ThreadMails } from './thread.mails.js';
import { ThreadMessage } from './thread-message.entity.js';
import { ThreadReceiving } from './thread.receiving.js';
import { ThreadReplied } from './thread.replied.js';
import { ThreadReplies } from './thread.replies.js';
import { ThreadValues } from './thread.values.js';
import { ThreadWaking } from './thread.waking.js';
import { ThreadWritten } from './thread.written.js';
import { ThreadsBackofficeController } from './threads.backoffice.controller.js';
import { ThreadsOfPeople } from './threads.of-people.js';
import { ThreadsService } from './threads.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ReplyTemplate, Thread, ThreadFile, ThreadFilePart, ThreadMessage]),
    AirTicketsModule,
    ContactModule,
    LedgerModule,
    OrdersModule,
    QuotesModule,
    SuppliersModule,
    UsersModule,
  ],
  controllers: [ThreadsBackofficeController, ThreadFilesBackofficeController, ReplyTemplatesBackofficeController],
  providers: [
    ReplyTemplates,
    ThreadBacklog,
    ThreadConversation,
    ThreadDrafts,
    ThreadErasing,
    ThreadFiles,
    ThreadListeners,
    ThreadMailListeners,
    ThreadMails,
    ThreadOfMail,
    ThreadPapers,
    ThreadReceiving,
    ThreadReplied,
    ThreadReplies,
    ThreadsOfPeople,
    ThreadsService,
    ThreadValues,
    ThreadWaking,
    ThreadWritten,
  ],
  exports: [ThreadsService],
})
export class ThreadsModule {}
