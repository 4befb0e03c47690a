import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { Audience } from '../../common/auth/audience.js';
import { NEWEST_FIRST } from '../../common/list/newest-first.js';
import { Transactions } from '../../database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import type { CreatePublicationDto, UpdatePublicationDto } from './dto/publication.dto.js';
import { Publication, type PublicationCategory } from './publication.entity.js';

/** What the public list shows (spec 9). */
const PUBLIC_CATEGORIES: PublicationCategory[] = ['publication', 'Press Release'];

@Injectable()
export class PublicationsService {
  constructor(
    @InjectRepository(Publication) private readonly publications: Repository<Publication>,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  list(audience: Audience): Promise<Publication[]> {
    return this.publications.find({ where: visibleTo(audience), order: NEWEST_FIRST });
  }

  /** @throws NotFoundException for an unknown publication, and for one that is not public when the public asks */
  async get(id: string, audience: Audience): Promise<Publication> {
    const publication = await this.publications.findOneBy({ id, ...visibleTo(audience) });
    if (!publication) throw unknown();
    return publication;
  }

  /** Makes an inactive publication (contract 2). */
  create(actor: Actor, { title, category, pubDocument }: CreatePublicationDto): Promise<Publication> {
    return this.transactions.run(async (tx) => {
      const publication = tx.create(Publication, { title, category, pubDocument, status: false, count: 0 });
      await tx.save(publication, { reload: false });
      await this.record(tx, actor, 'create', publication, { after: publication });
      return publication;
    });
  }

  /** Changes the fields that are given. @throws NotFoundException for an unknown publication */
  update(actor: Actor, id: string, fields: UpdatePublicationDto): Promise<Publication> {
    return this.change(actor, id, 'update', fields);
  }

  /** Shows the publication to the public, or takes it back. @throws NotFoundException for an unknown publication */
  approve(actor: Actor, id: string, status: boolean): Promise<Publication> {
    return this.change(actor, id, status ? 'activate' : 'deactivate', { status });
  }

  /** @returns what was deleted. @throws NotFoundException for an unknown publication */
  delete(actor: Actor, id: string): Promise<Publication> {
    return this.transactions.run(async (tx) => {
      const publication = await this.take(tx, id);
      await tx.delete(Publication, { id: publication.id });
      await this.record(tx, actor, 'delete', publication, { before: publication });
      return publication;
    });
  }

  private change(actor: Actor, id: string, action: string, fields: Partial<Publication>): Promise<Publication> {
    return this.transactions.run(async (tx) => {
      const publication = await this.take(tx, id);
      const before = { ...publication };
      tx.merge<Publication>(Publication, publication, fields);
      await tx.save(publication, { reload: false });
      await this.record(tx, actor, action, publication, { before, after: publication });
      return publication;
    });
  }

  /** Writes before it reads: that locks the row, so that simultaneous changes go one after the other. */
  private async take(tx: EntityManager, id: string): Promise<Publication> {
    const { affected } = await tx.update(Publication, { id }, { updatedAt: new Date() });
    if (affected === 0) throw unknown();
    return tx.findOneByOrFail(Publication, { id });
  }

  private record(
    tx: EntityManager,
    actor: Actor,
    action: string,
    { id, title }: Publication,
    states: { before?: object; after?: object },
  ): Promise<void> {
    return this.audit.record(tx, actor, { action, resource: 'publications', recordId: id, label: title, ...states });
  }
}

const unknown = () => new NotFoundException('This publication was not found.');

const visibleTo = (audience: Audience): FindOptionsWhere<Publication> =>
  audience === 'public' ? { status: true, category: In(PUBLIC_CATEGORIES) } : {};
