import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Sealer } from '../../common/sealing/sealer.js';
import { ContactModule } from '../contact/contact.module.js';
import { DeparturesModule } from '../departures/departures.module.js';
import { EventsModule } from '../events/events.module.js';
import { PricesModule } from '../prices/prices.module.js';
import { PromoCodesModule } from '../promo-codes/promo-codes.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { UsersModule } from '../users/users.module.js';
import { DocumentNumbers } from './document-numbers.service.js';
import { Invoice } from './ledger/invoice.entity.js';
import { LedgerBackofficeController } from './ledger/ledger.backoffice.controller.js';
import { LedgerDesk } from './ledger/ledger.desk.js';
import { LedgerEntry } from './ledger/ledger-entry.entity.js';
import { LedgerMails } from './ledger/ledger.mails.js';
import { LedgerEntries } from './ledger/ledger.entries.js';
import { MoneyStatus } from './ledger/money.status.js';
import { OrderInvoices } from './ledger/order.invoices.js';
import { OrderLedger } from './ledger/order.ledger.js';
import { OrderStatusChanges } from './order.status-changes.js';
import { OrderCalendar } from './documents/order.calendar.js';
import { OrderDocuments } from './documents/order.documents.js';
import { OrderDepartures } from './order.departures.js';
import { OrderFigures } from './order.figures.js';
import { CancellingController } from './cancelling/cancelling.controller.js';
import { DepartureCancelling } from './cancelling/departure.cancelling.js';
import { DepartureCancellingController } from './cancelling/departure-cancelling.controller.js';
import { DepartureMails } from './cancelling/departure.mails.js';
import { OrderCancelling } from './cancelling/order.cancelling.js';
import { DeskController } from './desk/desk.controller.js';
import { DeskPricing } from './desk/desk.pricing.js';
import { OrderDesk } from './desk/order.desk.js';
import { ClientLinkController } from './keys/client-link.controller.js';
import { ClientLinkMails } from './keys/client-link.mails.js';
import { OrderKeys } from './keys/order.keys.js';
import { OrderReferences } from './keys/order.references.js';
import { ManifestController } from './manifest/manifest.controller.js';
import { OrderManifest } from './manifest/order.manifest.js';
import { MessagesController } from './messages/messages.controller.js';
import { OrderMessages } from './messages/order.messages.js';
import { NotesController } from './notes/notes.controller.js';
import { OrderNote } from './notes/order-note.entity.js';
import { OrderNotes } from './notes/order.notes.js';
import { OpeningsController } from './openings/openings.controller.js';
import { OrderOpening } from './openings/order-opening.entity.js';
import { OrderOpenings } from './openings/order.openings.js';
import { OrderReminders } from './reminders/order.reminders.js';
import { OrderOverdue } from './reminders/order.overdue.js';
import { OverdueController } from './reminders/overdue.controller.js';
import { ReminderMails } from './reminders/reminder.mails.js';
import { ReminderPausing } from './reminders/reminder.pausing.js';
import { RemindersController } from './reminders/reminders.controller.js';
import { OrderShare } from './shares/order-share.entity.js';
import { OrderShares } from './shares/order.shares.js';
import { SharesController } from './shares/shares.controller.js';
import { OrderTimeline } from './timeline/order.timeline.js';
import { TimelineController } from './timeline/timeline.controller.js';
import { OrderTravellers } from './travellers/order.travellers.js';
import { Traveller } from './travellers/traveller.entity.js';
import { TravellerCounts } from './travellers/traveller.counts.js';
import { TravellerErasing } from './travellers/traveller.erasing.js';
import { TravellerResealing } from './travellers/traveller.resealing.js';
import { TravellersController } from './travellers/travellers.controller.js';
import { CalendarController } from './office-calendar/calendar.controller.js';
import { OfficeCalendar } from './office-calendar/office.calendar.js';
import { OpenOrderCount } from './order.open-count.js';
import { OrderAudit } from './order.audit.js';
import { OrderHolds } from './order.holds.js';
import { OrderSeats } from './order.seats.js';
import { OrderList } from './order.list.js';
import { OrderPricing } from './order.pricing.js';
import { OrderPromoCodes } from './order.promo-codes.js';
import { OrdersBackofficeController } from './orders.backoffice.controller.js';
import { OrdersController } from './orders.controller.js';
import { OrderMails } from './order.mails.js';
import { OrderNames } from './order.names.js';
import { UnpaidSeats } from './order.unpaid-seats.js';
import { OrderTrips } from './order.trips.js';
import { OrdersService } from './orders.service.js';
import { DocumentNumber } from './document-number.entity.js';
import { Order } from './order.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      DocumentNumber,
      Invoice,
      LedgerEntry,
      Order,
      OrderNote,
      OrderOpening,
      OrderShare,
      Traveller,
    ]),
    ContactModule,
    DeparturesModule,
    PricesModule,
    PromoCodesModule,
    SettingsModule,
    ToursModule,
    EventsModule,
    TranslationsModule,
    UsersModule,
  ],
  controllers: [
    OrdersController,
    OrdersBackofficeController,
    ClientLinkController,
    LedgerBackofficeController,
    CancellingController,
    DepartureCancellingController,
    DeskController,
    ManifestController,
    CalendarController,
    MessagesController,
    NotesController,
    OpeningsController,
    RemindersController,
    SharesController,
    TravellersController,
    TimelineController,
    OverdueController,
  ],
  providers: [
    DocumentNumbers,
    OpenOrderCount,
    OrderAudit,
    OrderCalendar,
    OrderDepartures,
    LedgerDesk,
    LedgerMails,
    DeskPricing,
    DepartureCancelling,
    DepartureMails,
    OrderCancelling,
    OrderDesk,
    OrderManifest,
    OfficeCalendar,
    ClientLinkMails,
    OrderKeys,
    OrderReferences,
    OrderMessages,
    OrderNotes,
    OrderOpenings,
    OrderTimeline,
    OrderFigures,
    OrderReminders,
    OrderOverdue,
    ReminderMails,
    ReminderPausing,
    OrderTravellers,
    Sealer,
    TravellerCounts,
    TravellerErasing,
    TravellerResealing,
    OrderHolds,
    OrderSeats,
    OrderShares,
    OrderDocuments,
    LedgerEntries,
    MoneyStatus,
    OrderInvoices,
    OrderLedger,
    OrderList,
    OrderMails,
    OrderNames,
    OrderPricing,
    OrderPromoCodes,
    OrderStatusChanges,
    OrderTrips,
    UnpaidSeats,
    OrdersService,
  ],
  exports: [OrderDepartures, OrderFigures, OrderLedger, OrderReferences, OrderShares, OrderTrips, OrdersService],
})
export class OrdersModule {}
