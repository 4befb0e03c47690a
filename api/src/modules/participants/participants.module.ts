import { Module } from '@nestjs/common';
import { ParticipantEvents } from './participant.events.js';
import { ParticipantsAdminController } from './participants.admin.controller.js';
import { ParticipantsController } from './participants.controller.js';
import { ParticipantMails } from './participants.mails.js';
import { ParticipantsService } from './participants.service.js';

@Module({
  controllers: [ParticipantsController, ParticipantsAdminController],
  providers: [ParticipantEvents, ParticipantMails, ParticipantsService],
})
export class ParticipantsModule {}
