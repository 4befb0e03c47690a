import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AirTicketMails } from './air-ticket.mails.js';
import { AirTicketsBackofficeController } from './air-tickets.backoffice.controller.js';
import { AirTicketsController } from './air-tickets.controller.js';
import { AirTicketsService } from './air-tickets.service.js';
import { AirTicketInquiry } from './air-ticket-inquiry.entity.js';
import { InquiriesOfPeople } from './inquiries.of-people.js';

@Module({
  imports: [TypeOrmModule.forFeature([AirTicketInquiry])],
  controllers: [AirTicketsController, AirTicketsBackofficeController],
  providers: [InquiriesOfPeople, AirTicketMails, AirTicketsService],
  exports: [AirTicketsService],
})
export class AirTicketsModule {}
