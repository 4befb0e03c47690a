import { Module } from '@nestjs/common';
import { AirTicketMails } from './air-ticket.mails.js';
import { AirTicketsAdminController } from './air-tickets.admin.controller.js';
import { AirTicketsController } from './air-tickets.controller.js';
import { AirTicketsService } from './air-tickets.service.js';

@Module({
  controllers: [AirTicketsController, AirTicketsAdminController],
  providers: [AirTicketMails, AirTicketsService],
})
export class AirTicketsModule {}
