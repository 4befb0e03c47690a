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
import { Lodge } from './lodge.entity.js';
import { LODGES } from './lodge.kind.js';

@Injectable()
export class LodgesService extends ContentService<Lodge> {
  constructor(@InjectRepository(Lodge) rows: Repository<Lodge>, records: AuditedRecords, kinds: ContentKinds) {
    super(LODGES, { rows, records, kinds });
  }

  create(actor: Actor, fields: DeepPartial<Lodge> & { readonly title: string }): Promise<Lodge> {
    return this.records.createUnderSlug(LODGES, actor, { description: '', isOpen: false, ...fields });
  }

  open(actor: Actor, slug: string): Promise<Lodge> {
    return this.change(actor, slug, 'publish', { isOpen: true });
  }
}

@Injectable()
class LodgeList extends ContentList<Lodge, Lodge> {
  constructor(@InjectRepository(Lodge) rows: Repository<Lodge>, kinds: ContentKinds) {
    super(LODGES, { search: ['title'], equals: ['isOpen'], ranges: [], sortable: ['title', 'createdAt'] }, rows, kinds);
  }

  protected override views(lodges: readonly Lodge[]): Lodge[] {
    return [...lodges];
  }

  protected override detail(lodge: Lodge): Lodge {
    return lodge;
  }
}

const LodgesBackofficeController = staffContentController('LodgesBackofficeController', {
  kind: LODGES,
  access: 'destinations',
  one: 'One lodge',
  list: LodgeList,
  view: Lodge,
  sheet: csvSheet<Lodge>('lodges', ['title', 'slug', 'isOpen']),
});

/** Everything that a new kind of content needs. */
@Module({
  imports: [TypeOrmModule.forFeature([Lodge])],
  controllers: [LodgesBackofficeController],
  providers: [LodgeList, LodgesService],
  exports: [LodgesService],
})
export class LodgesModule {}
