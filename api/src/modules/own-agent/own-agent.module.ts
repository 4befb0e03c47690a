import { Module } from '@nestjs/common';
import { AgentsModule } from '../agents/agents.module.js';
import { DeskModule } from '../desk/desk.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PermitsModule } from '../permits/permits.module.js';
import { PricesModule } from '../prices/prices.module.js';
import { OwnAgentController } from './own-agent.controller.js';
import { OwnBookingsController } from './own-bookings.controller.js';
import { OwnBookings } from './own.bookings.js';

@Module({
  imports: [AgentsModule, DeskModule, LedgerModule, OrdersModule, PermitsModule, PricesModule],
  controllers: [OwnAgentController, OwnBookingsController],
  providers: [OwnBookings],
})
export class OwnAgentModule {}
