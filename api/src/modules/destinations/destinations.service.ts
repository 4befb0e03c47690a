import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { Audience } from '../../common/auth/audience.js';
import { NEWEST_FIRST } from '../../common/list/newest-first.js';
import { insertUnderSlug } from '../../common/slug.js';
import { Transactions } from '../../database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { Destination } from './destination.entity.js';
import type { CreateDestinationDto, UpdateDestinationDto } from './dto/destination.dto.js';

@Injectable()
export class DestinationsService {
  constructor(
    @InjectRepository(Destination) private readonly destinations: Repository<Destination>,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  list(audience: Audience, limit?: number): Promise<Destination[]> {
    return this.destinations.find({
      where: audience === 'public' ? { isPublished: true } : {},
      order: NEWEST_FIRST,
      ...(limit !== undefined && { take: limit }),
    });
  }

  /** @throws NotFoundException for an unknown destination, and for a draft when the public asks */
  async get(slug: string, audience: Audience): Promise<Destination> {
    const found = await this.destinations.findOneBy({ slug, ...(audience === 'public' && { isPublished: true }) });
    if (!found) throw unknown();
    return found;
  }

  /** @throws NotFoundException for an unknown destination, and for a draft */
  async publishedId(slug: string): Promise<string> {
    const found = await this.destinations.findOne({ select: { id: true }, where: { slug, isPublished: true } });
    if (!found) throw unknown();
    return found.id;
  }

  /** Makes a draft (contract 2). */
  create(actor: Actor, fields: CreateDestinationDto): Promise<Destination> {
    return insertUnderSlug(this.transactions, Destination, fields.title, async (tx, slug) => {
      const destination = tx.create(Destination, {
        slug,
        title: fields.title,
        newsBody: fields.newsBody ?? '',
        images: fields.images ?? fields.image ?? [],
        isPublished: false,
        numberOfReading: 0,
        authorId: actor.user?.id ?? null,
      });
      await tx.save(destination, { reload: false });
      await this.record(tx, actor, 'create', destination, { after: destination });
      return destination;
    });
  }

  /** Changes the fields that are given; never the slug. @throws NotFoundException for an unknown destination */
  update(actor: Actor, slug: string, { title, newsBody, images, image }: UpdateDestinationDto): Promise<Destination> {
    return this.change(actor, slug, 'update', { title, newsBody, images: images ?? image });
  }

  /** Shows the destination to the public, or takes it back. @throws NotFoundException for an unknown destination */
  publish(actor: Actor, slug: string, isPublished: boolean): Promise<Destination> {
    return this.change(actor, slug, isPublished ? 'publish' : 'unpublish', { isPublished });
  }

  /** Its comments go with it. @returns what was deleted. @throws NotFoundException for an unknown destination */
  delete(actor: Actor, slug: string): Promise<Destination> {
    return this.transactions.run(async (tx) => {
      const destination = await this.take(tx, slug);
      await tx.delete(Destination, { id: destination.id });
      await this.record(tx, actor, 'delete', destination, { before: destination });
      return destination;
    });
  }

  private change(actor: Actor, slug: string, action: string, fields: Partial<Destination>): Promise<Destination> {
    return this.transactions.run(async (tx) => {
      const destination = await this.take(tx, slug);
      const before = { ...destination };
      tx.merge<Destination>(Destination, destination, fields);
      await tx.save(destination, { reload: false });
      await this.record(tx, actor, action, destination, { before, after: destination });
      return destination;
    });
  }

  /** Writes before it reads: that locks the row, so that simultaneous changes go one after the other. */
  private async take(tx: EntityManager, slug: string): Promise<Destination> {
    const { affected } = await tx.update(Destination, { slug }, { updatedAt: new Date() });
    if (affected === 0) throw unknown();
    return tx.findOneByOrFail(Destination, { slug });
  }

  private record(
    tx: EntityManager,
    actor: Actor,
    action: string,
    { id, title }: Destination,
    states: { before?: object; after?: object },
  ): Promise<void> {
    return this.audit.record(tx, actor, { action, resource: 'destinations', recordId: id, label: title, ...states });
  }
}

const unknown = () => new NotFoundException('This destination was not found.');
