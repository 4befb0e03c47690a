import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { OrderMails } from './order.mails.js';
import { OrderPageController } from './order-page.controller.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PermitsModule } from '../permits/permits.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ToursModule } from '../tours/tours.module.js';

@Module({
  imports: [LedgerModule, OrdersModule, PermitsModule, SettingsModule, ToursModule],
  controllers: [OrderPageController],
  providers: [OrderMails],
})
export class OrderPageModule {}
