import { Body, Controller, Param, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { allow } from '../../../platform/auth/access.decorators.js';
import { refusal } from '../../../platform/errors/refused.js';
import { shownFile } from '../../../platform/http/file-answer.js';
import { Delete, Get, Post, Put } from '../../../platform/http/route.js';
import { csvSheet } from '../../../platform/list/csv-sheet.js';
import type { PageReader } from '../../../platform/list/send-list.js';
import { MessageAnswer } from '../../../common/message-answer.js';
import { CurrentActor, type Actor } from '../../audit/actor.js';
import { ServiceSteps } from './service.steps.js';
import { ServiceVoucher } from './service.voucher.js';
import {
  ConfirmServiceDto,
  CreateTripServiceDto,
  PayServiceDto,
  ServiceStepDto,
  UpdateTripServiceDto,
} from './trip-service.dto.js';
import { readService } from './trip-service.records.js';
import { TripServiceAnswer, TripServiceView } from './trip-service.view.js';
import { TripServices } from './trip.services.js';

const SHEET = csvSheet<TripServiceView>(
  'services',
  [
    'dueDay',
    'supplier',
    'orderNumber',
    'client',
    'what',
    'fromDay',
    'days',
    'units',
    'unitCost',
    'cost',
    'currency',
    'state',
    'reference',
    'voucherNumber',
    'paidOn',
    'paidBy',
    'paidReference',
  ],
  ['requestedAt', 'createdAt'],
);

@ApiTags('Dashboard: services')
@Controller('admin/services')
export class ServicesBackofficeController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly services: TripServices,
    private readonly steps: ServiceSteps,
    private readonly voucherPaper: ServiceVoucher,
  ) {}

  @Get('', allow('services', 'list'), 'A page of services of bookings', {
    description:
      'What is owed to suppliers, by the day it is due: `{"state":"confirmed","paidOn_null":true}`, sorted by `dueDay`.',
    list: TripServiceView,
    sheet: SHEET,
    filter: '{"state":"confirmed","paidOn_null":true}',
  })
  list(): PageReader<TripServiceView> {
    return (page) => this.services.page(page);
  }

  @Get(':id', allow('services', 'show'), 'One service', { answer: TripServiceView })
  get(@Param('id') id: string): Promise<TripServiceView> {
    return this.services.get(id);
  }

  @Post('', allow('services', 'create'), 'Add a service to a booking', { created: TripServiceAnswer, idempotent: true })
  async create(@Body() body: CreateTripServiceDto, @CurrentActor() actor: Actor): Promise<TripServiceAnswer> {
    return { message: 'The service has been added.', data: await this.services.create(actor, body) };
  }

  @Put(':id', allow('services', 'edit'), 'Change a service', {
    description: 'Fields left out keep their value. Once the supplier was asked, only the due day changes.',
    answer: TripServiceAnswer,
    idempotent: true,
  })
  async update(
    @Param('id') id: string,
    @Body() body: UpdateTripServiceDto,
    @CurrentActor() actor: Actor,
  ): Promise<TripServiceAnswer> {
    return { message: 'The service has been changed.', data: await this.services.update(actor, id, body) };
  }

  @Delete(':id', allow('services', 'delete'), 'Delete a service', {
    description: 'One that the supplier was asked for is cancelled instead.',
    answer: MessageAnswer,
    idempotent: true,
  })
  async delete(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<MessageAnswer> {
    await this.services.delete(actor, id);
    return { message: 'The service has been deleted.' };
  }

  @Post(':id/request', allow('services', 'edit'), 'Ask the supplier for a service', {
    description: 'The supplier gets a mail.',
    answer: TripServiceAnswer,
    idempotent: true,
  })
  async request(
    @Param('id') id: string,
    @Body() body: ServiceStepDto,
    @CurrentActor() actor: Actor,
  ): Promise<TripServiceAnswer> {
    return { message: 'The service has been requested.', data: await this.steps.request(id, body, actor) };
  }

  @Post(':id/confirm', allow('services', 'edit'), 'Record that the supplier confirmed a service', {
    answer: TripServiceAnswer,
    idempotent: true,
  })
  async confirm(
    @Param('id') id: string,
    @Body() body: ConfirmServiceDto,
    @CurrentActor() actor: Actor,
  ): Promise<TripServiceAnswer> {
    return { message: 'The service has been confirmed.', data: await this.steps.confirm(id, body, actor) };
  }

  @Post(':id/refuse', allow('services', 'edit'), 'Record that the supplier refused a service', {
    answer: TripServiceAnswer,
    idempotent: true,
  })
  async refuse(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<TripServiceAnswer> {
    return { message: 'The service has been refused.', data: await this.steps.refuse(id, actor) };
  }

  @Post(':id/cancel', allow('services', 'edit'), 'Cancel a service', {
    description: 'A supplier who was asked gets a mail.',
    answer: TripServiceAnswer,
    idempotent: true,
  })
  async cancel(
    @Param('id') id: string,
    @Body() body: ServiceStepDto,
    @CurrentActor() actor: Actor,
  ): Promise<TripServiceAnswer> {
    return { message: 'The service has been cancelled.', data: await this.steps.cancel(id, body, actor) };
  }

  @Post(':id/voucher', allow('services', 'edit'), 'Make the voucher of a confirmed service, and mail it', {
    description:
      'It is numbered once; called again, it is mailed again. The guides of the trip get it, too, whether or not the supplier is written to.',
    answer: TripServiceAnswer,
    idempotent: true,
  })
  async makeVoucher(
    @Param('id') id: string,
    @Body() body: ServiceStepDto,
    @CurrentActor() actor: Actor,
  ): Promise<TripServiceAnswer> {
    const data = await this.steps.voucher(id, body, actor);
    return { message: `Voucher ${data.voucherNumber ?? ''} has been made.`, data };
  }

  @Get(':id/voucher', allow('services', 'show'), 'The voucher of a service', { file: 'pdf' })
  async voucher(@Param('id') id: string): Promise<StreamableFile> {
    const of = await readService(this.dataSource.manager, id);
    if (!of.service.voucherNumber) throw refusal('voucher-not-yet');
    return shownFile(await this.voucherPaper.draw(of));
  }

  @Post(':id/paid', allow('services', 'pay'), 'Record that a supplier was paid for a service', {
    answer: TripServiceAnswer,
    idempotent: true,
  })
  async paid(
    @Param('id') id: string,
    @Body() body: PayServiceDto,
    @CurrentActor() actor: Actor,
  ): Promise<TripServiceAnswer> {
    return { message: 'The payment has been recorded.', data: await this.steps.paid(id, body, actor) };
  }
}
