import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import { AuditedRecords } from '../audit/audited-records.js';
import { ContentKinds } from '../content/content-kinds.js';
import { ContentService } from '../content/content.service.js';
import type { CreateLodgeDto, UpdateLodgeDto } from './dto/lodge.dto.js';
import { Lodge } from './lodge.entity.js';
import { LODGES } from './lodge.kind.js';

@Injectable()
export class LodgesService extends ContentService<Lodge> {
  constructor(@InjectRepository(Lodge) rows: Repository<Lodge>, records: AuditedRecords, kinds: ContentKinds) {
    super(LODGES, { rows, records, kinds });
  }

  /** Creates a draft (rules/roles 3). */
  create(actor: Actor, fields: CreateLodgeDto): Promise<Lodge> {
    return this.records.createUnderSlug(LODGES, actor, {
      title: fields.title,
      level: fields.level,
      place: fields.place ?? '',
      body: fields.body ?? '',
      images: fields.images ?? [],
      rooms: fields.rooms ?? null,
      position: fields.position ?? null,
      link: fields.link ?? '',
      isPublished: false,
      authorId: actor.user?.id ?? null,
    });
  }

  /** Changes the fields that are given; never the slug. @throws Refused for an unknown lodge */
  update(actor: Actor, slug: string, { updatedAt: seen, ...fields }: UpdateLodgeDto): Promise<Lodge> {
    return this.change(actor, slug, 'update', fields, { seen });
  }

  /** Publishes or unpublishes the lodge. @throws Refused for an unknown lodge */
  publish(actor: Actor, slug: string, isPublished: boolean): Promise<Lodge> {
    return this.change(actor, slug, isPublished ? 'publish' : 'unpublish', { isPublished });
  }
}
