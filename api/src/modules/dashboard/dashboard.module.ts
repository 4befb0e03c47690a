import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { CommentsModule } from '../comments/comments.module.js';
import { DestinationsModule } from '../destinations/destinations.module.js';
import { EditableTextsModule } from '../editable-texts/editable-texts.module.js';
import { EventsModule } from '../events/events.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { ParticipantsModule } from '../participants/participants.module.js';
import { PaymentListModule } from '../payments/payment-list.module.js';
import { PermitsModule } from '../permits/permits.module.js';
import { PublicationsModule } from '../publications/publications.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ThreadsModule } from '../threads/threads.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { FiguresOverTime } from './figures/figures-over-time.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';
import { FirstDay } from './first-day.service.js';
import { OfficeDay } from './office-day.service.js';
import { PendingWork } from './pending-work.service.js';

@Module({
  imports: [
    AssignmentsModule,
    CommentsModule,
    DestinationsModule,
    EditableTextsModule,
    EventsModule,
    LedgerModule,
    OrdersModule,
    ParticipantsModule,
    PaymentListModule,
    PermitsModule,
    PublicationsModule,
    QuotesModule,
    SettingsModule,
    ThreadsModule,
    ToursModule,
  ],
  controllers: [DashboardController],
  providers: [FiguresOverTime, DashboardService, FirstDay, OfficeDay, PendingWork],
})
export class DashboardModule {}
