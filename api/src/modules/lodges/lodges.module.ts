import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TranslationsModule } from '../translations/translations.module.js';
import { Lodge } from './lodge.entity.js';
import { LodgeList } from './lodge.list.js';
import { LodgesBackofficeController } from './lodges.backoffice.controller.js';
import { LodgesController } from './lodges.controller.js';
import { LodgesService } from './lodges.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Lodge]), TranslationsModule],
  controllers: [LodgesController, LodgesBackofficeController],
  providers: [LodgeList, LodgesService],
  exports: [LodgesService],
})
export class LodgesModule {}
