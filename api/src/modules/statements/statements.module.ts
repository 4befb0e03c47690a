import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LedgerModule } from '../ledger/ledger.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { StatementBooking } from './statement-booking.entity.js';
import { StatementConfirming } from './statement.confirming.js';
import { StatementProposals } from './matching/proposals.service.js';
import { StatementReader } from './reading/statement.reader.js';
import { StatementRow } from './statement-row.entity.js';
import { Statement } from './statement.entity.js';
import { StatementSettingAside } from './statement.setting-aside.js';
import { StatementVoids } from './statement.voids.js';
import { StatementsBackofficeController } from './statements.backoffice.controller.js';
import { StatementsOfPeople } from './statements.of-people.js';
import { StatementsService } from './statements.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Statement, StatementBooking, StatementRow]),
    LedgerModule,
    OrdersModule,
    SettingsModule,
  ],
  controllers: [StatementsBackofficeController],
  providers: [
    StatementConfirming,
    StatementProposals,
    StatementReader,
    StatementSettingAside,
    StatementsOfPeople,
    StatementsService,
    StatementVoids,
  ],
})
export class StatementsModule {}
