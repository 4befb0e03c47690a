import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ToursModule } from '../tours/tours.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { DepartureClosing } from './departure.closing.js';
import { Departure } from './departure.entity.js';
import { DepartureSeats } from './departure.seats.js';
import { DeparturesBackofficeController } from './departures.backoffice.controller.js';
import { DeparturesController } from './departures.controller.js';
import { DeparturesService } from './departures.service.js';
import { WaitingController } from './waiting/waiting.controller.js';
import { WaitingEntry } from './waiting/waiting-entry.entity.js';
import { WaitingList } from './waiting/waiting.list.js';
import { WaitingMails } from './waiting/waiting.mails.js';
import { WaitingOffers } from './waiting/waiting.offers.js';
import { WaitingOfPeople } from './waiting/waiting.of-people.js';
import { DepartureSearch } from './departure.search.js';

@Module({
  imports: [TypeOrmModule.forFeature([Departure, WaitingEntry]), ToursModule, TranslationsModule],
  controllers: [DeparturesController, DeparturesBackofficeController, WaitingController],
  providers: [
    DepartureSearch,
    WaitingOfPeople,
    DepartureClosing,
    DepartureSeats,
    DeparturesService,
    WaitingList,
    WaitingMails,
    WaitingOffers,
  ],
  exports: [DepartureClosing, DepartureSeats, DeparturesService, WaitingList, WaitingOffers],
})
export class DeparturesModule {}
