import { Sealer } from '../../platform/sealing/sealer.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrderTravellers } from './order.travellers.js';
import { TravellerLink } from './links/traveller-link.entity.js';
import { TravellerLinks } from './links/traveller.links.js';
import { TravellerLinksController } from './links/traveller-links.controller.js';
import { OrdersModule } from '../orders/orders.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { Traveller } from './traveller.entity.js';
import { TravellerCounts } from './traveller.counts.js';
import { TravellerErasing } from './traveller.erasing.js';
import { TravellerResealing } from './traveller.resealing.js';
import { TravellersController } from './travellers.controller.js';
import { TravellersOfPeople } from './travellers.of-people.js';

@Module({
  imports: [TypeOrmModule.forFeature([Traveller, TravellerLink]), OrdersModule, ToursModule],
  controllers: [TravellerLinksController, TravellersController],
  providers: [
    TravellersOfPeople,
    Sealer,
    OrderTravellers,
    TravellerLinks,
    TravellerCounts,
    TravellerErasing,
    TravellerResealing,
  ],
  exports: [OrderTravellers, TravellerCounts],
})
export class TravellersModule {}
