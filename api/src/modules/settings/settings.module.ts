import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompanyInForce } from './company-in-force.js';
import { Setting } from './setting.entity.js';
import { SettingsBackofficeController } from './settings.backoffice.controller.js';
import { SettingsService } from './settings.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Setting])],
  controllers: [SettingsBackofficeController],
  providers: [SettingsService, CompanyInForce],
  exports: [SettingsService],
})
export class SettingsModule {}
