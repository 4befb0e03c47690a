import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow, Caller, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { ApiList } from '../../platform/list/api-list.decorator.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import type { ListQuery } from '../../platform/list/read-list.js';
import { mapPage, sendList } from '../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { DeparturesService } from './departures.service.js';
import { CreateDepartureDto, UpdateDepartureDto } from './dto/departure.dto.js';
import { CreatedDeparturesAnswer, DepartureAnswer, DepartureRow, rowFor } from './dto/departure.view.js';

const SHEET = csvSheet<DepartureRow>(
  'departures',
  [
    'id',
    'tourTitle',
    'startDate',
    'endDate',
    'capacity',
    'taken',
    'offered',
    'seatsLeft',
    'seatsOver',
    'minimum',
    'state',
    'label',
    'note',
  ],
  ['createdAt'],
);

@ApiTags('Dashboard: departures')
@Controller('admin/departures')
export class DeparturesBackofficeController {
  constructor(private readonly departures: DeparturesService) {}

  @Get()
  @Allow('departures', 'list')
  @ApiOperation({ summary: 'A page of departures' })
  @ApiList('departures', DepartureRow, '{"from":"2027-01-01","to":"2027-01-31","state":"OPEN"}')
  list(
    @Query() query: ListQuery,
    @Caller() { role }: CurrentUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DepartureRow[] | StreamableFile> {
    return sendList(reply, SHEET, query, async (page) =>
      mapPage(await this.departures.page(page), (row) => rowFor(role, row)),
    );
  }

  @Get(':id')
  @Allow('departures', 'show')
  @ApiOperation({ summary: 'One departure' })
  @ApiOkResponse({ type: DepartureRow })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async get(@Param('id') id: string, @Caller() { role }: CurrentUser): Promise<DepartureRow> {
    return rowFor(role, await this.departures.get(id));
  }

  @Post()
  @HttpCode(201)
  @Allow('departures', 'create')
  @Idempotent()
  @ApiOperation({ summary: 'Add a departure, or one on every day of a repeat rule' })
  @ApiCreatedResponse({ type: CreatedDeparturesAnswer })
  @ApiBadRequestResponse({ description: 'A field is invalid; nothing has been created.', type: ErrorAnswer })
  async create(@Body() body: CreateDepartureDto, @CurrentActor() actor: Actor): Promise<CreatedDeparturesAnswer> {
    const { created, first } = await this.departures.create(actor, body);
    const message = created === 1 ? 'The departure has been created.' : `${created} departures have been created.`;
    return { message, created, data: first };
  }

  @Put(':id')
  @Allow('departures', 'edit')
  @Idempotent()
  @ApiOperation({ summary: 'Change a departure', description: 'Fields left out keep their value.' })
  @ApiOkResponse({ type: DepartureAnswer })
  @ApiBadRequestResponse({ type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({
    description: 'The capacity is below the seats taken, or its bookings have another date.',
    type: ErrorAnswer,
  })
  async update(
    @Param('id') id: string,
    @Body() body: UpdateDepartureDto,
    @CurrentActor() actor: Actor,
  ): Promise<DepartureAnswer> {
    return { message: 'The departure has been updated.', data: await this.departures.update(actor, id, body) };
  }

  @Delete(':id')
  @Allow('departures', 'delete')
  @Idempotent()
  @ApiOperation({ summary: 'Delete a departure that nobody has booked' })
  @ApiOkResponse({ type: DepartureAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'It has bookings.', type: ErrorAnswer })
  async delete(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<DepartureAnswer> {
    return { message: 'The departure has been deleted.', data: await this.departures.delete(actor, id) };
  }
}
