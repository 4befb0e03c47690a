import { Module } from '@nestjs/common';
import { EventChoices } from './participant.event-choice.js';
import { ParticipantsBackofficeController } from './participants.backoffice.controller.js';
import { ParticipantsController } from './participants.controller.js';
import { ParticipantMails } from './participant.mails.js';
import { ParticipantsService } from './participants.service.js';

@Module({
  controllers: [ParticipantsController, ParticipantsBackofficeController],
  providers: [EventChoices, ParticipantMails, ParticipantsService],
})
export class ParticipantsModule {}
