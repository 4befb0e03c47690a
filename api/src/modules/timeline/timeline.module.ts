import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GuideTicksModule } from '../guide-ticks/guide-ticks.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { NotesController } from './notes/notes.controller.js';
import { OpeningsController } from './openings/openings.controller.js';
import { OrderNote } from './notes/order-note.entity.js';
import { OrderNotes } from './notes/order.notes.js';
import { OrderOpening } from './openings/order-opening.entity.js';
import { OrderOpenings } from './openings/order.openings.js';
import { OrderTimeline } from './order.timeline.js';
import { OrdersModule } from '../orders/orders.module.js';
import { TimelineController } from './timeline.controller.js';
import { UsersModule } from '../users/users.module.js';
import { NotesOfPeople } from './notes/notes.of-people.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([OrderNote, OrderOpening]),
    GuideTicksModule,
    LedgerModule,
    OrdersModule,
    UsersModule,
  ],
  controllers: [NotesController, OpeningsController, TimelineController],
  providers: [NotesOfPeople, OrderNotes, OrderOpenings, OrderTimeline],
  exports: [OrderNotes],
})
export class TimelineModule {}
