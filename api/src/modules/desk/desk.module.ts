import { Module } from '@nestjs/common';
import { AssigneeController } from './assignee/assignee.controller.js';
import { AgentsModule } from '../agents/agents.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { DeparturesModule } from '../departures/departures.module.js';
import { DeskController } from './desk.controller.js';
import { DeskPricing } from './desk.pricing.js';
import { EventsModule } from '../events/events.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { LettersController } from './letters/letters.controller.js';
import { MessagesController } from './messages/messages.controller.js';
import { OrderAssignees } from './assignee/order.assignees.js';
import { OrderDesk } from './order.desk.js';
import { OrderLetterMails } from './letters/order-letter.mails.js';
import { OrderLetters } from './letters/order.letters.js';
import { OrderMessages } from './messages/order.messages.js';
import { OrderRows } from './order.rows.js';
import { OrdersBackofficeController } from './orders.backoffice.controller.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PermitsModule } from '../permits/permits.module.js';
import { PricesModule } from '../prices/prices.module.js';
import { PromoCodesModule } from '../promo-codes/promo-codes.module.js';
import { StaffOrdersController } from './staff-orders.controller.js';
import { StaffStatusChanges } from './staff-status-changes.js';
import { TimelineModule } from '../timeline/timeline.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { TravellersModule } from '../travellers/travellers.module.js';
import { UsersModule } from '../users/users.module.js';

@Module({
  imports: [
    AgentsModule,
    ContactModule,
    DeparturesModule,
    EventsModule,
    LedgerModule,
    OrdersModule,
    PermitsModule,
    PricesModule,
    PromoCodesModule,
    TimelineModule,
    ToursModule,
    TravellersModule,
    UsersModule,
  ],
  controllers: [
    AssigneeController,
    DeskController,
    LettersController,
    MessagesController,
    OrdersBackofficeController,
    StaffOrdersController,
  ],
  providers: [
    DeskPricing,
    OrderAssignees,
    OrderDesk,
    OrderLetterMails,
    OrderLetters,
    OrderMessages,
    OrderRows,
    StaffStatusChanges,
  ],
  exports: [DeskPricing, OrderDesk],
})
export class DeskModule {}
