import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { inquiryBackofficeController } from '../inquiries/inquiry.backoffice.controller.js';
import { AirTicketsService } from './air-tickets.service.js';
import { AirTicketAnswer, AirTicketView, airTicketView } from './dto/air-ticket.view.js';

const SHEET = csvSheet<AirTicketView>(
  'air-ticket-inquiries',
  [
    'id',
    'fullName',
    'email',
    'phone',
    'departureCity',
    'destinationCity',
    'departureDate',
    'returnDate',
    'numberOfPassengers',
    'cabinClass',
    'specialRequests',
    'isHandled',
  ],
  ['createdAt'],
);

@ApiTags('Dashboard: air-ticket inquiries')
@Controller('admin/air-ticket-inquiries')
export class AirTicketsBackofficeController extends inquiryBackofficeController({
  resource: 'air-ticket-inquiries',
  names: { one: 'an air-ticket inquiry', single: 'air-ticket inquiry', many: 'air-ticket inquiries', short: 'inquiry' },
  sheet: SHEET,
  view: AirTicketView,
  viewOf: airTicketView,
  answer: AirTicketAnswer,
}) {
  constructor(airTickets: AirTicketsService) {
    super(airTickets);
  }
}
