import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrderPermits } from './order.permits.js';
import { OrdersModule } from '../orders/orders.module.js';
import { Permit } from './permit.entity.js';
import { PermitBacklog } from './permit.backlog.js';
import { PermitFigures } from './permit.figures.js';
import { PermitRows } from './permit.rows.js';
import { PermitsBackofficeController } from './permits.backoffice.controller.js';
import { PermitsService } from './permits.service.js';
import { PermitsToBuy } from './permits.to-buy.js';
import { TravellersModule } from '../travellers/travellers.module.js';

@Module({
  imports: [TypeOrmModule.forFeature([Permit]), OrdersModule, TravellersModule],
  controllers: [PermitsBackofficeController],
  providers: [OrderPermits, PermitBacklog, PermitFigures, PermitRows, PermitsService, PermitsToBuy],
  exports: [OrderPermits, PermitFigures, PermitsToBuy],
})
export class PermitsModule {}
