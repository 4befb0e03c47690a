import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Delete, Get, Post, Put } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { mapPage, type PageReader } from '../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { CreateSupplierDto, UpdateSupplierDto } from './supplier.dto.js';
import { SupplierAnswer, SupplierView, supplierView } from './supplier.view.js';
import { SuppliersService } from './suppliers.service.js';

const SHEET = csvSheet<SupplierView>(
  'suppliers',
  ['id', 'name', 'kind', 'contact', 'email', 'phoneNumber', 'address', 'currency', 'payDays', 'terms'],
  ['endedAt', 'createdAt'],
);

@ApiTags('Dashboard: suppliers')
@Controller('admin/suppliers')
export class SuppliersBackofficeController {
  constructor(private readonly suppliers: SuppliersService) {}

  @Get('', allow('suppliers', 'list'), 'A page of suppliers', { list: SupplierView, sheet: SHEET })
  list(): PageReader<SupplierView> {
    return async (page) => mapPage(await this.suppliers.page(page), supplierView);
  }

  @Get(':id', allow('suppliers', 'show'), 'One supplier', { answer: SupplierView })
  async get(@Param('id') id: string): Promise<SupplierView> {
    return supplierView(await this.suppliers.get(id));
  }

  @Post('', allow('suppliers', 'create'), 'Create a supplier', { created: SupplierAnswer, idempotent: true })
  async create(@Body() body: CreateSupplierDto, @CurrentActor() actor: Actor): Promise<SupplierAnswer> {
    const supplier = await this.suppliers.create(actor, body);
    return { message: 'The supplier has been created.', data: supplierView(supplier) };
  }

  @Put(':id', allow('suppliers', 'edit'), 'Change a supplier', {
    description: 'Fields left out keep their value. Services that were agreed keep their cost.',
    answer: SupplierAnswer,
    idempotent: true,
  })
  async update(
    @Param('id') id: string,
    @Body() body: UpdateSupplierDto,
    @CurrentActor() actor: Actor,
  ): Promise<SupplierAnswer> {
    const supplier = await this.suppliers.update(actor, id, body);
    return { message: 'The supplier has been updated.', data: supplierView(supplier) };
  }

  @Delete(':id', allow('suppliers', 'delete'), 'Delete a supplier', {
    description: 'One that a booking has a service of is ended instead, with `isEnded`.',
    answer: SupplierAnswer,
    idempotent: true,
  })
  async delete(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<SupplierAnswer> {
    const supplier = await this.suppliers.delete(actor, id);
    return { message: 'The supplier has been deleted.', data: supplierView(supplier) };
  }
}
