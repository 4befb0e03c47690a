import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { DocumentNumbers } from './document-numbers.js';
import { OrderCalendar } from './documents/order-calendar.js';
import { OrderDocuments } from './documents/order-documents.js';
import { OrderList } from './order.list.js';
import { OrderPricing } from './order.pricing.js';
import { OrdersAdminController } from './orders.admin.controller.js';
import { OrdersController } from './orders.controller.js';
import { OrderMails } from './orders.mails.js';
import { OrdersService } from './orders.service.js';

@Module({
  imports: [ToursModule, EventsModule],
  controllers: [OrdersController, OrdersAdminController],
  providers: [DocumentNumbers, OrderCalendar, OrderDocuments, OrderList, OrderMails, OrderPricing, OrdersService],
  exports: [OrdersService],
})
export class OrdersModule {}
