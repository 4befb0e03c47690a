import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OpenOrdersService } from './open-orders.service.js';
import { Order } from './order.entity.js';

/** Apart from the rest of `orders`, which needs the tours and events that need this. */
@Module({ imports: [TypeOrmModule.forFeature([Order])], providers: [OpenOrdersService], exports: [OpenOrdersService] })
export class OpenOrdersModule {}
