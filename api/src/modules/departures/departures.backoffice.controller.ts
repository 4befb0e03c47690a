import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow, Caller, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { Delete, Get, Post, Put } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { mapPage, type PageReader } from '../../platform/list/send-list.js';
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

  @Get('', allow('departures', 'list'), 'A page of departures', {
    list: DepartureRow,
    sheet: SHEET,
    filter: '{"from":"2027-01-01","to":"2027-01-31","state":"OPEN"}',
  })
  list(@Caller() { role }: CurrentUser): PageReader<DepartureRow> {
    return async (page) => mapPage(await this.departures.page(page), (row) => rowFor(role, row));
  }

  @Get(':id', allow('departures', 'show'), 'One departure', { answer: DepartureRow })
  async get(@Param('id') id: string, @Caller() { role }: CurrentUser): Promise<DepartureRow> {
    return rowFor(role, await this.departures.get(id));
  }

  @Post('', allow('departures', 'create'), 'Add a departure, or one on every day of a repeat rule', {
    created: CreatedDeparturesAnswer,
    idempotent: true,
  })
  async create(@Body() body: CreateDepartureDto, @CurrentActor() actor: Actor): Promise<CreatedDeparturesAnswer> {
    const { created, first } = await this.departures.create(actor, body);
    const message = created === 1 ? 'The departure has been created.' : `${created} departures have been created.`;
    return { message, created, data: first };
  }

  @Put(':id', allow('departures', 'edit'), 'Change a departure', {
    description: 'Fields left out keep their value.',
    answer: DepartureAnswer,
    idempotent: true,
  })
  async update(
    @Param('id') id: string,
    @Body() body: UpdateDepartureDto,
    @CurrentActor() actor: Actor,
  ): Promise<DepartureAnswer> {
    return { message: 'The departure has been updated.', data: await this.departures.update(actor, id, body) };
  }

  @Delete(':id', allow('departures', 'delete'), 'Delete a departure that nobody has booked', {
    answer: DepartureAnswer,
    idempotent: true,
  })
  async delete(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<DepartureAnswer> {
    return { message: 'The departure has been deleted.', data: await this.departures.delete(actor, id) };
  }
}
