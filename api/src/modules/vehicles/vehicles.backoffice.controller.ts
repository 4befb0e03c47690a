import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Delete, Get, Post, Put } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { mapPage, type PageReader } from '../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { CreateVehicleDto, UpdateVehicleDto } from './dto/vehicle.dto.js';
import { VehicleAnswer, VehicleView, vehicleView } from './dto/vehicle.view.js';
import { VehiclesService } from './vehicles.service.js';

const SHEET = csvSheet<VehicleView>(
  'vehicles',
  ['id', 'plate', 'name', 'seats', 'licenceUntil', 'insuranceUntil', 'isActive'],
  ['createdAt'],
);

@ApiTags('Dashboard: operations')
@Controller('admin/vehicles')
export class VehiclesBackofficeController {
  constructor(private readonly vehicles: VehiclesService) {}

  @Get('', allow('vehicles', 'list'), 'A page of vehicles', { list: VehicleView, sheet: SHEET })
  list(): PageReader<VehicleView> {
    return async (page) => mapPage(await this.vehicles.page(page), vehicleView);
  }

  @Get(':id', allow('vehicles', 'show'), 'One vehicle', { answer: VehicleView })
  async get(@Param('id') id: string): Promise<VehicleView> {
    return vehicleView(await this.vehicles.get(id));
  }

  @Post('', allow('vehicles', 'create'), 'Add a vehicle', { created: VehicleAnswer, idempotent: true })
  async create(@Body() body: CreateVehicleDto, @CurrentActor() actor: Actor): Promise<VehicleAnswer> {
    const vehicle = await this.vehicles.create(actor, body);
    return { message: `${vehicle.name} has been added.`, data: vehicleView(vehicle) };
  }

  @Put(':id', allow('vehicles', 'edit'), 'Change a vehicle', {
    description: 'Fields left out keep their value.',
    answer: VehicleAnswer,
    idempotent: true,
  })
  async update(
    @Param('id') id: string,
    @Body() body: UpdateVehicleDto,
    @CurrentActor() actor: Actor,
  ): Promise<VehicleAnswer> {
    const vehicle = await this.vehicles.update(actor, id, body);
    return { message: `${vehicle.name} has been saved.`, data: vehicleView(vehicle) };
  }

  @Delete(':id', allow('vehicles', 'delete'), 'Delete a vehicle', {
    description: 'One that has been on a trip stays, and can be made inactive.',
    answer: VehicleAnswer,
    idempotent: true,
  })
  async delete(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<VehicleAnswer> {
    const vehicle = await this.vehicles.delete(actor, id);
    return { message: `${vehicle.name} has been deleted.`, data: vehicleView(vehicle) };
  }
}
