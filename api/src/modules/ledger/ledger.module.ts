import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FiscalModule } from '../fiscal/fiscal.module.js';
import { BookingErasing } from './booking.erasing.js';
import { Invoice } from './invoice.entity.js';
import { LedgerAudit } from './ledger.audit.js';
import { LedgerBackofficeController } from './ledger.backoffice.controller.js';
import { LedgerDesk } from './ledger.desk.js';
import { LedgerEntries } from './ledger.entries.js';
import { LedgerEntry } from './ledger-entry.entity.js';
import { LedgerFigures } from './ledger.figures.js';
import { LedgerFollowers } from './ledger.followers.js';
import { LedgerMails } from './ledger.mails.js';
import { LedgerTaxes } from './ledger.taxes.js';
import { LedgerMonth } from './months/ledger-month.entity.js';
import { LedgerMonths } from './months/ledger.months.js';
import { MonthsController } from './months/months.controller.js';
import { MoneyStatus } from './money.status.js';
import { OrderDocuments } from './documents/order.documents.js';
import { OrderInvoices } from './order.invoices.js';
import { OrderLedger } from './order.ledger.js';
import { OrderOverdue } from './reminders/order.overdue.js';
import { OrderReminders } from './reminders/order.reminders.js';
import { OrdersModule } from '../orders/orders.module.js';
import { OverdueController } from './reminders/overdue.controller.js';
import { ReminderMails } from './reminders/reminder.mails.js';
import { ReminderPausing } from './reminders/reminder.pausing.js';
import { RemindersController } from './reminders/reminders.controller.js';
import { SettingsModule } from '../settings/settings.module.js';
import { LedgerOfPeople } from './ledger.of-people.js';
import { DocumentSearch } from './document.search.js';

@Module({
  imports: [TypeOrmModule.forFeature([Invoice, LedgerEntry, LedgerMonth]), FiscalModule, OrdersModule, SettingsModule],
  controllers: [LedgerBackofficeController, MonthsController, OverdueController, RemindersController],
  providers: [
    BookingErasing,
    DocumentSearch,
    LedgerOfPeople,
    LedgerAudit,
    LedgerDesk,
    LedgerEntries,
    LedgerFigures,
    LedgerFollowers,
    LedgerMails,
    LedgerMonths,
    LedgerTaxes,
    MoneyStatus,
    OrderDocuments,
    OrderInvoices,
    OrderLedger,
    OrderOverdue,
    OrderReminders,
    ReminderMails,
    ReminderPausing,
  ],
  exports: [LedgerEntries, LedgerFigures, LedgerFollowers, MoneyStatus, OrderDocuments, OrderLedger, OrderOverdue],
})
export class LedgerModule {}
