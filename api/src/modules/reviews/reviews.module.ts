import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrdersModule } from '../orders/orders.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { Review } from './review.entity.js';
import { ReviewInvitations } from './review.invitations.js';
import { ReviewMails } from './review.mails.js';
import { ReviewsBackofficeController } from './reviews.backoffice.controller.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsService } from './reviews.service.js';
import { ReviewsOfPeople } from './reviews.of-people.js';

@Module({
  imports: [TypeOrmModule.forFeature([Review]), OrdersModule, SettingsModule, ToursModule],
  controllers: [ReviewsController, ReviewsBackofficeController],
  providers: [ReviewsOfPeople, ReviewInvitations, ReviewMails, ReviewsService],
  exports: [ReviewsService],
})
export class ReviewsModule {}
