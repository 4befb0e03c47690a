import { Module } from '@nestjs/common';
import { AgentsModule } from '../agents/agents.module.js';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { PermitsModule } from '../permits/permits.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { SuppliersModule } from '../suppliers/suppliers.module.js';
import { GiftVouchersModule } from '../gift-vouchers/gift-vouchers.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { OfficeReports } from './office.reports.js';
import { ReportsController } from './reports.controller.js';

@Module({
  imports: [
    AgentsModule,
    AssignmentsModule,
    GiftVouchersModule,
    LedgerModule,
    OrdersModule,
    PermitsModule,
    SettingsModule,
    SuppliersModule,
  ],
  controllers: [ReportsController],
  providers: [OfficeReports],
})
export class ReportsModule {}
