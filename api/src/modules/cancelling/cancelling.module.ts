import { Module } from '@nestjs/common';
import { CancellingController } from './cancelling.controller.js';
import { DepartureCancelling } from './departure.cancelling.js';
import { DepartureCancellingController } from './departure-cancelling.controller.js';
import { DepartureMails } from './departure.mails.js';
import { DeparturesModule } from '../departures/departures.module.js';
import { DeskModule } from '../desk/desk.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { OrderCancelling } from './order.cancelling.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PermitsModule } from '../permits/permits.module.js';

@Module({
  imports: [DeparturesModule, DeskModule, LedgerModule, OrdersModule, PermitsModule],
  controllers: [CancellingController, DepartureCancellingController],
  providers: [DepartureCancelling, DepartureMails, OrderCancelling],
})
export class CancellingModule {}
