import { Module } from '@nestjs/common';
import { AirTicketMails } from './air-ticket.mails.js';
import { AirTicketsBackofficeController } from './air-tickets.backoffice.controller.js';
import { AirTicketsController } from './air-tickets.controller.js';
import { AirTicketsService } from './air-tickets.service.js';

@Module({
  controllers: [AirTicketsController, AirTicketsBackofficeController],
  providers: [AirTicketMails, AirTicketsService],
})
export class AirTicketsModule {}
