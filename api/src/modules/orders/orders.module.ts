import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { DocumentNumbers } from './document-numbers.service.js';
import { OrderCalendar } from './documents/order.calendar.js';
import { OrderDocuments } from './documents/order.documents.js';
import { OrderList } from './order.list.js';
import { OrderPricing } from './order.pricing.js';
import { OrdersBackofficeController } from './orders.backoffice.controller.js';
import { OrdersController } from './orders.controller.js';
import { OrderMails } from './order.mails.js';
import { OrdersService } from './orders.service.js';

@Module({
  imports: [ToursModule, EventsModule],
  controllers: [OrdersController, OrdersBackofficeController],
  providers: [DocumentNumbers, OrderCalendar, OrderDocuments, OrderList, OrderMails, OrderPricing, OrdersService],
  exports: [OrdersService],
})
export class OrdersModule {}
