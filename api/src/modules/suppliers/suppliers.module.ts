import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { ServiceFigures } from './services/service.figures.js';
import { ServiceFollowing } from './services/service.following.js';
import { ServiceMails } from './services/service.mails.js';
import { ServiceSteps } from './services/service.steps.js';
import { ServiceVoucher } from './services/service.voucher.js';
import { ServicesBackofficeController } from './services/services.backoffice.controller.js';
import { Supplier } from './supplier.entity.js';
import { SuppliersBackofficeController } from './suppliers.backoffice.controller.js';
import { SuppliersService } from './suppliers.service.js';
import { BookedServices } from './tour-services/booked.services.js';
import { TourService } from './tour-services/tour-service.entity.js';
import { TourServices } from './tour-services/tour.services.js';
import { TourServicesBackofficeController } from './tour-services/tour-services.backoffice.controller.js';
import { TripService } from './services/trip-service.entity.js';
import { TripServices } from './services/trip.services.js';
import { TripVouchers } from './services/trip.vouchers.js';
import { ServicesOfPeople } from './services/services.of-people.js';
import { SupplierSearch } from './supplier.search.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Supplier, TourService, TripService]),
    AssignmentsModule,
    OrdersModule,
    QuotesModule,
    ToursModule,
  ],
  controllers: [ServicesBackofficeController, SuppliersBackofficeController, TourServicesBackofficeController],
  providers: [
    SupplierSearch,
    ServicesOfPeople,
    BookedServices,
    ServiceFigures,
    ServiceFollowing,
    ServiceMails,
    ServiceSteps,
    ServiceVoucher,
    SuppliersService,
    TourServices,
    TripServices,
    TripVouchers,
  ],
  exports: [ServiceFigures, TripVouchers],
})
export class SuppliersModule {}
