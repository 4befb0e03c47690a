import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventsModule } from '../events/events.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { EventChoices } from './participant.event-choice.js';
import { ParticipantsBackofficeController } from './participants.backoffice.controller.js';
import { ParticipantsController } from './participants.controller.js';
import { ParticipantMails } from './participant.mails.js';
import { ParticipantsService } from './participants.service.js';
import { Participant } from './participant.entity.js';
import { ParticipantsOfPeople } from './participants.of-people.js';

@Module({
  imports: [EventsModule, TranslationsModule, TypeOrmModule.forFeature([Participant])],
  controllers: [ParticipantsController, ParticipantsBackofficeController],
  providers: [ParticipantsOfPeople, EventChoices, ParticipantMails, ParticipantsService],
  exports: [ParticipantsService],
})
export class ParticipantsModule {}
