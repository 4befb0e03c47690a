import { Module } from '@nestjs/common';
import { CommentsModule } from '../comments/comments.module.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';
import { OrderFigures } from './order-figures.js';
import { WorkFigures } from './work.figures.js';

@Module({
  imports: [CommentsModule],
  controllers: [DashboardController],
  providers: [DashboardService, OrderFigures, WorkFigures],
})
export class DashboardModule {}
