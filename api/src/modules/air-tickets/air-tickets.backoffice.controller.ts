import { Body, Controller, Get, Param, Put, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiBadRequestResponse, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../common/auth/access.js';
import { ErrorAnswer } from '../../common/errors/error-answer.js';
import { HandledDto } from '../inquiries/handled.dto.js';
import { ApiList } from '../../common/list/api-list.decorator.js';
import { csvSheet } from '../../common/list/csv-sheet.js';
import type { ListQuery } from '../../common/list/read-list.js';
import { sendList, shownAs } from '../../common/list/send-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
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
export class AirTicketsBackofficeController {
  constructor(private readonly airTickets: AirTicketsService) {}

  @Get()
  @Allow('air-ticket-inquiries', 'list')
  @ApiOperation({ summary: 'A page of air-ticket inquiries' })
  @ApiList('air-ticket-inquiries', AirTicketView)
  list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AirTicketView[] | StreamableFile> {
    return sendList(reply, SHEET, query, async (page) => shownAs(await this.airTickets.page(page), airTicketView));
  }

  @Get(':id')
  @Allow('air-ticket-inquiries', 'show')
  @ApiOperation({ summary: 'One air-ticket inquiry' })
  @ApiOkResponse({ type: AirTicketView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async get(@Param('id') id: string): Promise<AirTicketView> {
    return airTicketView(await this.airTickets.get(id));
  }

  @Put(':id')
  @Allow('air-ticket-inquiries', 'handle')
  @ApiOperation({ summary: 'Mark an air-ticket inquiry as handled, or reopen it' })
  @ApiOkResponse({ type: AirTicketAnswer })
  @ApiBadRequestResponse({ type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async setHandled(
    @Param('id') id: string,
    @Body() { isHandled }: HandledDto,
    @CurrentActor() actor: Actor,
  ): Promise<AirTicketAnswer> {
    const inquiry = await this.airTickets.setHandled(actor, id, isHandled);
    return {
      message: `The inquiry has been ${isHandled ? 'marked as handled' : 'reopened'}.`,
      data: airTicketView(inquiry),
    };
  }
}
