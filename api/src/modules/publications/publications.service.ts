import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import { AuditedRecords } from '../audit/audited-records.js';
import { ContentKinds } from '../content/content-kinds.js';
import { ContentService } from '../content/content.service.js';
import type { CreatePublicationDto, UpdatePublicationDto } from './dto/publication.dto.js';
import { Publication } from './publication.entity.js';
import { PUBLICATIONS } from './publication.kind.js';

@Injectable()
export class PublicationsService extends ContentService<Publication> {
  constructor(
    @InjectRepository(Publication) rows: Repository<Publication>,
    records: AuditedRecords,
    kinds: ContentKinds,
  ) {
    super(PUBLICATIONS, { rows, records, kinds });
  }

  /** Creates an inactive publication (rules/roles 3). */
  create(actor: Actor, { title, category, pubDocument }: CreatePublicationDto): Promise<Publication> {
    return this.records.create(PUBLICATIONS, actor, { title, category, pubDocument, status: false, count: 0 });
  }

  /** Changes the fields that are given. @throws Refused for an unknown publication */
  update(actor: Actor, id: string, { updatedAt: seen, ...fields }: UpdatePublicationDto): Promise<Publication> {
    return this.change(actor, id, 'update', fields, { seen });
  }

  /** Activates or deactivates the publication. @throws Refused for an unknown publication */
  approve(actor: Actor, id: string, status: boolean): Promise<Publication> {
    return this.change(actor, id, status ? 'activate' : 'deactivate', { status });
  }
}
