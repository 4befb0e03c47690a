import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/orders.module.js';
import { Changes } from './changes.js';
import { LiveController } from './live.controller.js';
import { LiveService } from './live.service.js';
import { Viewers } from './viewers.js';
import { ViewersController } from './viewers.controller.js';

@Module({
  imports: [OrdersModule],
  controllers: [LiveController, ViewersController],
  providers: [Changes, LiveService, Viewers],
})
export class LiveModule {}
