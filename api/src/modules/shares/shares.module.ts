import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrderShare } from './order-share.entity.js';
import { OrderShares } from './order.shares.js';
import { OrdersModule } from '../orders/orders.module.js';
import { SharesController } from './shares.controller.js';
import { SharesOfPeople } from './shares.of-people.js';

@Module({
  imports: [TypeOrmModule.forFeature([OrderShare]), OrdersModule],
  controllers: [SharesController],
  providers: [SharesOfPeople, OrderShares],
  exports: [OrderShares],
})
export class SharesModule {}
