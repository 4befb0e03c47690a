import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeparturesModule } from '../departures/departures.module.js';
import { GuidesModule } from '../guides/guides.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { VehiclesModule } from '../vehicles/vehicles.module.js';
import { AssignedDay } from './assigned-day.entity.js';
import { AssignedDays } from './assigned.days.js';
import { AssignmentClashes } from './assignment.clashes.js';
import { AssignmentNoteErasing } from './assignment.note-erasing.js';
import { Assignment } from './assignment.entity.js';
import { AssignmentFigures } from './assignment.figures.js';
import { AssignmentSeats } from './assignment.seats.js';
import { AssignmentFollowing } from './assignment.following.js';
import { AssignmentsController } from './assignments.controller.js';
import { AssignmentsService } from './assignments.service.js';
import { DayTrips } from './day.trips.js';
import { GuideCalendar } from './guide.calendar.js';
import { GuideCalendarController } from './guide-calendar.controller.js';
import { GuideErasing } from './guide.erasing.js';
import { OperatedTrips } from './operated.trips.js';
import { OperationsBoard } from './operations.board.js';
import { TripCrews } from './trip.crews.js';
import { OperationsController } from './operations.controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Assignment, AssignedDay]),
    DeparturesModule,
    GuidesModule,
    OrdersModule,
    ToursModule,
    VehiclesModule,
  ],
  controllers: [AssignmentsController, GuideCalendarController, OperationsController],
  providers: [
    AssignedDays,
    AssignmentClashes,
    AssignmentFigures,
    AssignmentFollowing,
    AssignmentSeats,
    AssignmentNoteErasing,
    AssignmentsService,
    DayTrips,
    GuideCalendar,
    GuideErasing,
    OperatedTrips,
    OperationsBoard,
    TripCrews,
  ],
  exports: [AssignmentFigures, AssignmentsService, DayTrips, OperatedTrips, OperationsBoard, TripCrews],
})
export class AssignmentsModule {}
