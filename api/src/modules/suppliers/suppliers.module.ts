import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrdersModule } from '../orders/orders.module.js';
import { ServiceFigures } from './services/service.figures.js';
import { ServiceMails } from './services/service.mails.js';
import { ServiceSteps } from './services/service.steps.js';
import { ServiceVoucher } from './services/service.voucher.js';
import { ServicesBackofficeController } from './services/services.backoffice.controller.js';
import { Supplier } from './supplier.entity.js';
import { SuppliersBackofficeController } from './suppliers.backoffice.controller.js';
import { SuppliersService } from './suppliers.service.js';
import { TripService } from './services/trip-service.entity.js';
import { TripServices } from './services/trip.services.js';
import { ServicesOfPeople } from './services/services.of-people.js';
import { SupplierSearch } from './supplier.search.js';

@Module({
  imports: [TypeOrmModule.forFeature([Supplier, TripService]), OrdersModule],
  controllers: [ServicesBackofficeController, SuppliersBackofficeController],
  providers: [
    SupplierSearch,
    ServicesOfPeople,
    ServiceFigures,
    ServiceMails,
    ServiceSteps,
    ServiceVoucher,
    SuppliersService,
    TripServices,
  ],
  exports: [ServiceFigures],
})
export class SuppliersModule {}
