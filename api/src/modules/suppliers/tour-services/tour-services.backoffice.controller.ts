import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MessageAnswer } from '../../../common/message-answer.js';
import { allow } from '../../../platform/auth/access.decorators.js';
import { Delete, Get, Post, Put } from '../../../platform/http/route.js';
import { csvSheet } from '../../../platform/list/csv-sheet.js';
import type { PageReader } from '../../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../../audit/actor.js';
import { CreateTourServiceDto, UpdateTourServiceDto } from './tour-service.dto.js';
import { TourServiceAnswer, TourServiceView } from './tour-service.view.js';
import { TourServices } from './tour.services.js';

const SHEET = csvSheet<TourServiceView>(
  'tour-services',
  ['id', 'tourId', 'day', 'supplier', 'what', 'days', 'peoplePerUnit', 'unitCost', 'currency', 'note'],
  ['createdAt'],
);

@ApiTags('Dashboard: services')
@Controller('admin/tour-services')
export class TourServicesBackofficeController {
  constructor(private readonly services: TourServices) {}

  @Get('', allow('services', 'list'), 'A page of services that tours name by default', {
    description: 'A booking of the tour begins with them, to request, once it is confirmed.',
    list: TourServiceView,
    sheet: SHEET,
    filter: '{"tourId":"9b2f6c1e-0000-4000-8000-000000000000"}',
  })
  list(): PageReader<TourServiceView> {
    return (page) => this.services.page(page);
  }

  @Get(':id', allow('services', 'show'), 'One service of a tour', { answer: TourServiceView })
  get(@Param('id') id: string): Promise<TourServiceView> {
    return this.services.get(id);
  }

  @Post('', allow('services', 'create'), 'Add a service to a day of a tour', {
    created: TourServiceAnswer,
    idempotent: true,
  })
  async create(@Body() body: CreateTourServiceDto, @CurrentActor() actor: Actor): Promise<TourServiceAnswer> {
    return { message: 'The service has been added to the tour.', data: await this.services.create(actor, body) };
  }

  @Put(':id', allow('services', 'edit'), 'Change a service of a tour', {
    description: 'Fields left out keep their value. Bookings that have their services keep them.',
    answer: TourServiceAnswer,
    idempotent: true,
  })
  async update(
    @Param('id') id: string,
    @Body() body: UpdateTourServiceDto,
    @CurrentActor() actor: Actor,
  ): Promise<TourServiceAnswer> {
    return { message: 'The service of the tour has been changed.', data: await this.services.update(actor, id, body) };
  }

  @Delete(':id', allow('services', 'delete'), 'Take a service from a tour', {
    description: 'Bookings that have their services keep them.',
    answer: MessageAnswer,
    idempotent: true,
  })
  async delete(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<MessageAnswer> {
    await this.services.delete(actor, id);
    return { message: 'The service has been taken from the tour.' };
  }
}
