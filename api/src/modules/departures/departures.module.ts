import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ToursModule } from '../tours/tours.module.js';
import { Departure } from './departure.entity.js';
import { DepartureSeats } from './departure.seats.js';
import { DeparturesBackofficeController } from './departures.backoffice.controller.js';
import { DeparturesController } from './departures.controller.js';
import { DeparturesService } from './departures.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Departure]), ToursModule],
  controllers: [DeparturesController, DeparturesBackofficeController],
  providers: [DepartureSeats, DeparturesService],
  exports: [DepartureSeats, DeparturesService],
})
export class DeparturesModule {}
