import { Injectable, Module } from '@nestjs/common';
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm';
import { Repository, type DeepPartial } from 'typeorm';
import type { Actor } from '../../src/modules/audit/actor.js';
import { AuditedRecords } from '../../src/modules/audit/audited-records.js';
import { ContentKinds } from '../../src/modules/content/content-kinds.js';
import { ContentList } from '../../src/modules/content/content.list.js';
import { ContentService } from '../../src/modules/content/content.service.js';
import { staffContentController } from '../../src/modules/content/staff-content.controller.js';
import { csvSheet } from '../../src/platform/list/csv-sheet.js';
import { Viewpoint } from './viewpoint.entity.js';
import { VIEWPOINTS } from './viewpoint.kind.js';

@Injectable()
export class ViewpointsService extends ContentService<Viewpoint> {
  constructor(@InjectRepository(Viewpoint) rows: Repository<Viewpoint>, records: AuditedRecords, kinds: ContentKinds) {
    super(VIEWPOINTS, { rows, records, kinds });
  }

  create(actor: Actor, fields: DeepPartial<Viewpoint> & { readonly title: string }): Promise<Viewpoint> {
    return this.records.createUnderSlug(VIEWPOINTS, actor, { description: '', isOpen: false, ...fields });
  }

  open(actor: Actor, slug: string): Promise<Viewpoint> {
    return this.change(actor, slug, 'publish', { isOpen: true });
  }
}

@Injectable()
class ViewpointList extends ContentList<Viewpoint, Viewpoint> {
  constructor(@InjectRepository(Viewpoint) rows: Repository<Viewpoint>, kinds: ContentKinds) {
    super(
      VIEWPOINTS,
      { search: ['title'], equals: ['isOpen'], ranges: [], sortable: ['title', 'createdAt'] },
      rows,
      kinds,
    );
  }

  protected override views(viewpoints: readonly Viewpoint[]): Viewpoint[] {
    return [...viewpoints];
  }

  protected override detail(viewpoint: Viewpoint): Viewpoint {
    return viewpoint;
  }
}

const ViewpointsBackofficeController = staffContentController('ViewpointsBackofficeController', {
  kind: VIEWPOINTS,
  access: 'destinations',
  one: 'One viewpoint',
  list: ViewpointList,
  view: Viewpoint,
  sheet: csvSheet<Viewpoint>('viewpoints', ['title', 'slug', 'isOpen']),
});

/** Everything that a new kind of content needs. */
@Module({
  imports: [TypeOrmModule.forFeature([Viewpoint])],
  controllers: [ViewpointsBackofficeController],
  providers: [ViewpointList, ViewpointsService],
  exports: [ViewpointsService],
})
export class ViewpointsModule {}
