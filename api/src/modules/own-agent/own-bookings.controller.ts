import { Body, Controller, Ip, Param, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { shownFile } from '../../platform/http/file-answer.js';
import { Get, Post } from '../../platform/http/route.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.header.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { mapPage, type PageReader } from '../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { NewOrderPriceAnswer } from '../desk/desk.dto.js';
import { OrderDocuments } from '../ledger/documents/order.documents.js';
import { OrdersByAgent } from '../orders/order.agents.js';
import { PRICE_LIMIT } from '../prices/prices.controller.js';
import { CreateOwnBookingDto, PriceOwnBookingDto } from './dto/own-booking.dto.js';
import { OwnBookingAnswer, OwnBookingRow, ownBookingRow, OwnBookingView } from './dto/own-booking.view.js';
import { OwnAgentId } from './own-agent.param.js';
import { OwnBookings } from './own.bookings.js';

/** An agent books groups one after the other, but no program holds every seat of a season. */
const BOOKING_LIMIT = { name: 'own-booking', limit: 30, seconds: 600, everybody: true } as const;

const SHEET = csvSheet<OwnBookingRow>(
  'own-bookings',
  [
    'number',
    'client',
    'tour',
    'people',
    'status',
    'madeOn',
    'travelDate',
    'endDate',
    'amount',
    'paid',
    'due',
    'commission',
    'nextDue',
  ],
  ['holdUntil'],
);

/** The bookings of the travel agent who is logged in, and new ones on its credit (rules/agents 6). */
@ApiTags('Agent login')
@Controller('admin/own-bookings')
export class OwnBookingsController {
  constructor(
    private readonly orders: OrdersByAgent,
    private readonly bookings: OwnBookings,
    private readonly documents: OrderDocuments,
  ) {}

  @Get('', allow('own-bookings', 'list'), 'A page of the own bookings', { list: OwnBookingRow, sheet: SHEET })
  list(@OwnAgentId() agentId: string): PageReader<OwnBookingRow> {
    return async (page) => mapPage(await this.orders.page(agentId, page), ownBookingRow);
  }

  @Get(':id', allow('own-bookings', 'show'), 'One of the own bookings', { answer: OwnBookingView })
  get(@OwnAgentId() agentId: string, @Param('id') id: string): Promise<OwnBookingView> {
    return this.bookings.get(agentId, id);
  }

  @Get(':id/proforma', allow('own-bookings', 'show'), 'The proforma invoice of one of the own bookings', {
    file: 'pdf',
  })
  async proforma(@OwnAgentId() agentId: string, @Param('id') id: string): Promise<StreamableFile> {
    return shownFile(await this.documents.proforma(await this.orders.get(agentId, id), 'staff'));
  }

  @Post('price', allow('own-bookings', 'create'), 'What a new booking would cost the agent', {
    description: 'Nothing is booked.',
    answer: NewOrderPriceAnswer,
    limits: { ...PRICE_LIMIT, everybody: true },
  })
  price(@OwnAgentId() agentId: string, @Body() body: PriceOwnBookingDto): Promise<NewOrderPriceAnswer> {
    return this.bookings.price(agentId, body);
  }

  @Post('', allow('own-bookings', 'create'), 'Book for a client, on the credit of the agent', {
    description: 'A tour on sale; its seats are held. The papers are addressed to the agent.',
    created: OwnBookingAnswer,
    limits: BOOKING_LIMIT,
  })
  create(
    @OwnAgentId() agentId: string,
    @Body() body: CreateOwnBookingDto,
    @CurrentActor() actor: Actor,
    @Ip() ip: string,
    @IdempotencyKey() key?: string,
  ): Promise<OwnBookingAnswer> {
    return this.bookings.create(agentId, body, { key, actor, ip });
  }
}
