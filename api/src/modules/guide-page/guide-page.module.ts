import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { GuideTicksModule } from '../guide-ticks/guide-ticks.module.js';
import { GuidesModule } from '../guides/guides.module.js';
import { LodgesModule } from '../lodges/lodges.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PermitsModule } from '../permits/permits.module.js';
import { SuppliersModule } from '../suppliers/suppliers.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { TravellersModule } from '../travellers/travellers.module.js';
import { GuidePageController } from './guide-page.controller.js';
import { GuidePage } from './guide.page.js';

@Module({
  imports: [
    AssignmentsModule,
    GuideTicksModule,
    GuidesModule,
    LodgesModule,
    OrdersModule,
    PermitsModule,
    SuppliersModule,
    ToursModule,
    TravellersModule,
  ],
  controllers: [GuidePageController],
  providers: [GuidePage],
})
export class GuidePageModule {}
