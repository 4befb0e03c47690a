import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LedgerModule } from '../ledger/ledger.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { UsersModule } from '../users/users.module.js';
import { Agent } from './agent.entity.js';
import { AgentBookings } from './agent.bookings.js';
import { AgentLogins } from './agent.logins.js';
import { AgentMoney } from './agent.money.js';
import { AgentCommission } from './agent.commission.js';
import { AgentEntry } from './agent-entry.entity.js';
import { AgentsBackofficeController } from './agents.backoffice.controller.js';
import { AgentsService } from './agents.service.js';
import { AgentStatements } from './agent.statement.js';

@Module({
  imports: [TypeOrmModule.forFeature([Agent, AgentEntry]), LedgerModule, OrdersModule, UsersModule],
  controllers: [AgentsBackofficeController],
  providers: [AgentBookings, AgentCommission, AgentLogins, AgentMoney, AgentsService, AgentStatements],
  exports: [AgentBookings, AgentCommission, AgentMoney, AgentsService, AgentStatements],
})
export class AgentsModule {}
