import { Module } from '@nestjs/common';
import { AgentsModule } from '../agents/agents.module.js';
import { GiftVouchersModule } from '../gift-vouchers/gift-vouchers.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { OfficeReports } from './office.reports.js';
import { ReportsController } from './reports.controller.js';

@Module({
  imports: [AgentsModule, GiftVouchersModule, LedgerModule, OrdersModule],
  controllers: [ReportsController],
  providers: [OfficeReports],
})
export class ReportsModule {}
