import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type FindOptionsWhere } from 'typeorm';
import type { Audience } from '../../platform/auth/audience.js';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { textsInParts } from '../../platform/database/in-parts.js';
import { isIntact, intactOnly } from '../../platform/database/corrupt-rows/corrupt-value.js';
import type { Actor } from '../audit/actor.js';
import { AuditedRecords, titleOf, type RecordKind } from '../audit/audited-records.js';
import type { CreatePublicationDto, UpdatePublicationDto } from './dto/publication.dto.js';
import { Publication, type PublicationCategory } from './publication.entity.js';

/** What the public list shows (spec 9). */
const PUBLIC_CATEGORIES: PublicationCategory[] = ['publication', 'Press Release'];

const unknown = () => new NotFoundException('This publication was not found.');

const TAGS = ['publications'];

/** How staff write publications. */
export const PUBLICATIONS: RecordKind<Publication> = {
  entity: Publication,
  resource: 'publications',
  key: 'id',
  labelOf: titleOf,
  unknown,
  edgeTags: () => TAGS,
};

@Injectable()
export class PublicationsService {
  constructor(
    @InjectRepository(Publication) private readonly publications: Repository<Publication>,
    private readonly records: AuditedRecords,
  ) {}

  /** Corrupt records are left out for the public; staff get them with the broken values empty. */
  async list(audience: Audience): Promise<Publication[]> {
    const publications = await this.publications.find({ where: visibleTo(audience), order: NEWEST_FIRST });
    return audience === 'public' ? intactOnly(publications) : publications;
  }

  /** @throws NotFoundException for an unknown publication, and for one that is not public when the public asks */
  async get(id: string, audience: Audience): Promise<Publication> {
    const publication = await this.publications.findOneBy({ id, ...visibleTo(audience) });
    if (!publication || (audience === 'public' && !isIntact(publication))) throw unknown();
    return publication;
  }

  /** For {@link MediaReferences}: those too that the public does not see. */
  showingMedia(): AsyncIterable<Publication> {
    return textsInParts(this.publications);
  }

  /** All of them, inactive ones too. */
  count(): Promise<number> {
    return this.publications.count();
  }

  /** Makes an inactive publication (contract 2). */
  create(actor: Actor, { title, category, pubDocument }: CreatePublicationDto): Promise<Publication> {
    return this.records.create(PUBLICATIONS, actor, { title, category, pubDocument, status: false, count: 0 });
  }

  /** Changes the fields that are given. @throws NotFoundException for an unknown publication */
  update(actor: Actor, id: string, { updatedAt: seen, ...fields }: UpdatePublicationDto): Promise<Publication> {
    return this.records.change(PUBLICATIONS, actor, id, 'update', fields, { seen });
  }

  /** Activates or deactivates the publication. @throws NotFoundException for an unknown publication */
  approve(actor: Actor, id: string, status: boolean): Promise<Publication> {
    return this.records.change(PUBLICATIONS, actor, id, status ? 'activate' : 'deactivate', { status });
  }

  /** @returns what was deleted. @throws NotFoundException for an unknown publication */
  delete(actor: Actor, id: string): Promise<Publication> {
    return this.records.delete(PUBLICATIONS, actor, id);
  }
}

const visibleTo = (audience: Audience): FindOptionsWhere<Publication> =>
  audience === 'public' ? { status: true, category: In(PUBLIC_CATEGORIES) } : {};
