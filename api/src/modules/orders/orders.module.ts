import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventsModule } from '../events/events.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { DocumentNumbers } from './document-numbers.service.js';
import { OrderCalendar } from './documents/order.calendar.js';
import { OrderDocuments } from './documents/order.documents.js';
import { OrderDepartures } from './order.departures.js';
import { OrderFigures } from './order.figures.js';
import { OrderList } from './order.list.js';
import { OrderPricing } from './order.pricing.js';
import { OrdersBackofficeController } from './orders.backoffice.controller.js';
import { OrdersController } from './orders.controller.js';
import { OrderMails } from './order.mails.js';
import { OrdersService } from './orders.service.js';
import { DocumentNumber } from './document-number.entity.js';
import { Order } from './order.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([DocumentNumber, Order]), ToursModule, EventsModule],
  controllers: [OrdersController, OrdersBackofficeController],
  providers: [
    DocumentNumbers,
    OrderCalendar,
    OrderDepartures,
    OrderFigures,
    OrderDocuments,
    OrderList,
    OrderMails,
    OrderPricing,
    OrdersService,
  ],
  exports: [OrderDepartures, OrderFigures, OrdersService],
})
export class OrdersModule {}
