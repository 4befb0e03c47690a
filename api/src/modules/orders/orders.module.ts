import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClientLinkController } from './keys/client-link.controller.js';
import { ClientLinkMails } from './keys/client-link.mails.js';
import { DeparturesModule } from '../departures/departures.module.js';
import { DocumentNumber } from './document-number.entity.js';
import { DocumentNumbers } from './document-numbers.service.js';
import { EventsModule } from '../events/events.module.js';
import { OpenOrderCount } from './order.open-count.js';
import { Order } from './order.entity.js';
import { OrderAudit } from './order.audit.js';
import { OrderCalendar } from './order.calendar.js';
import { OrderFigures } from './order.figures.js';
import { HoldExpiry } from './hold.expiry.js';
import { OrderFollowers } from './order.followers.js';
import { OrderKeys } from './keys/order.keys.js';
import { OrderList } from './order.list.js';
import { OrderMoneyDue } from './order.money-due.js';
import { OrderNames } from './order.names.js';
import { OrderPricing } from './order.pricing.js';
import { OrderPromoCodes } from './order.promo-codes.js';
import { OrderReferences } from './keys/order.references.js';
import { OrderSeats } from './order.seats.js';
import { OrderStatusChanges } from './order.status-changes.js';
import { OrdersByAgent } from './order.agents.js';
import { OrderSales } from './order.sales.js';
import { OrderTrips } from './order.trips.js';
import { OrdersOfPeople } from './orders.of-people.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';
import { PricesModule } from '../prices/prices.module.js';
import { PromoCodesModule } from '../promo-codes/promo-codes.module.js';
import { SharePicturesModule } from '../share-pictures/share-pictures.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { UnpaidSeats } from './order.unpaid-seats.js';
import { OrderSearch } from './order.search.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([DocumentNumber, Order]),
    DeparturesModule,
    EventsModule,
    PricesModule,
    PromoCodesModule,
    SharePicturesModule,
    ToursModule,
    TranslationsModule,
  ],
  controllers: [ClientLinkController, OrdersController],
  providers: [
    OrderSearch,
    ClientLinkMails,
    DocumentNumbers,
    OpenOrderCount,
    OrderAudit,
    OrderCalendar,
    OrderFigures,
    OrderFollowers,
    HoldExpiry,
    OrderKeys,
    OrderList,
    OrderMoneyDue,
    OrderNames,
    OrderPricing,
    OrderPromoCodes,
    OrderReferences,
    OrderSeats,
    OrderStatusChanges,
    OrderSales,
    OrdersByAgent,
    OrderTrips,
    OrdersOfPeople,
    OrdersService,
    UnpaidSeats,
  ],
  exports: [
    DocumentNumbers,
    OrderCalendar,
    OrderFigures,
    OrderFollowers,
    OrderList,
    OrderMoneyDue,
    OrderNames,
    OrderPromoCodes,
    OrderReferences,
    OrderStatusChanges,
    OrderSales,
    OrdersByAgent,
    OrderTrips,
    OrdersOfPeople,
    OrdersService,
    SharePicturesModule,
  ],
})
export class OrdersModule {}
