import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { TravellersModule } from '../travellers/travellers.module.js';
import { TripMailings } from './trip-mailings.js';
import { TripMail } from './trip-mail.entity.js';
import { TripMailTexts } from './trip.mails.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([TripMail]),
    AssignmentsModule,
    OrdersModule,
    SettingsModule,
    ToursModule,
    TranslationsModule,
    TravellersModule,
  ],
  providers: [TripMailings, TripMailTexts],
})
export class TripMailsModule {}
