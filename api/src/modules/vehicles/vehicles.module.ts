import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Vehicle } from './vehicle.entity.js';
import { VehiclesBackofficeController } from './vehicles.backoffice.controller.js';
import { VehiclesService } from './vehicles.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Vehicle])],
  controllers: [VehiclesBackofficeController],
  providers: [VehiclesService],
  exports: [VehiclesService],
})
export class VehiclesModule {}
