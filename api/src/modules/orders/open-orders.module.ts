import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OpenOrders } from './open-orders.js';
import { Order } from './order.entity.js';

/** Apart from the rest of `orders`, which needs the tours and events that need this. */
@Module({ imports: [TypeOrmModule.forFeature([Order])], providers: [OpenOrders], exports: [OpenOrders] })
export class OpenOrdersModule {}
