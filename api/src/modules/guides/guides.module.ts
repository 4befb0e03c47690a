import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Guide } from './guide.entity.js';
import { FormerGuides } from './former.guides.js';
import { GuidesBackofficeController } from './guides.backoffice.controller.js';
import { OwnPageController } from './own-page.controller.js';
import { GuidesService } from './guides.service.js';
import { GuideSearch } from './guide.search.js';

@Module({
  imports: [TypeOrmModule.forFeature([Guide])],
  controllers: [GuidesBackofficeController, OwnPageController],
  providers: [GuideSearch, FormerGuides, GuidesService],
  exports: [FormerGuides, GuidesService],
})
export class GuidesModule {}
