import { Module } from '@nestjs/common';
import { DeparturesModule } from '../departures/departures.module.js';
import { PromoCodesModule } from '../promo-codes/promo-codes.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { PricesController } from './prices.controller.js';
import { PricesService } from './prices.service.js';
import { ToursOnSale } from './tours-on-sale.js';

@Module({
  imports: [DeparturesModule, ToursModule, SettingsModule, PromoCodesModule],
  controllers: [PricesController],
  providers: [PricesService, ToursOnSale],
  exports: [PricesService],
})
export class PricesModule {}
