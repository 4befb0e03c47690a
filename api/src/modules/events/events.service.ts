import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { Audience } from '../../common/auth/audience.js';
import { InvalidBody } from '../../common/errors/invalid-body.js';
import { NEWEST_FIRST } from '../../common/list/newest-first.js';
import { insertUnderSlug } from '../../common/slug.js';
import { Transactions } from '../../database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import type { CreateEventDto, UpdateEventDto } from './dto/event.dto.js';
import { Event } from './event.entity.js';
import { periodProblem } from './event.period.js';

@Injectable()
export class EventsService {
  constructor(
    @InjectRepository(Event) private readonly events: Repository<Event>,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  list(audience: Audience): Promise<Event[]> {
    return this.events.find({ where: audience === 'public' ? { isApproved: true } : {}, order: NEWEST_FIRST });
  }

  /** @throws NotFoundException for an unknown event, and for an unapproved one when the public asks */
  async get(slug: string, audience: Audience): Promise<Event> {
    const event = await this.events.findOneBy({ slug, ...(audience === 'public' && { isApproved: true }) });
    if (!event) throw unknown();
    return event;
  }

  /** The approved event with this id, or null. */
  findApproved(id: string): Promise<Event | null> {
    return this.events.findOneBy({ id, isApproved: true });
  }

  /** Makes an unapproved event (contract 2). */
  create(actor: Actor, fields: CreateEventDto): Promise<Event> {
    return insertUnderSlug(this.transactions, Event, fields.title, async (tx, slug) => {
      const event = tx.create(Event, {
        ...fields,
        slug,
        place: fields.place ?? '',
        price: fields.price ?? 0,
        description: fields.description ?? '',
        isApproved: false,
        authorId: actor.user?.id ?? null,
      });
      await tx.save(event, { reload: false });
      await this.record(tx, actor, 'create', event, { after: event });
      return event;
    });
  }

  /**
   * Changes the fields that are given; never the slug.
   * @throws NotFoundException for an unknown event
   * @throws InvalidBody when the changed event would end before it starts
   */
  update(actor: Actor, slug: string, fields: UpdateEventDto): Promise<Event> {
    return this.change(actor, slug, 'update', fields);
  }

  /** Shows the event to the public, or takes it back. @throws NotFoundException for an unknown event */
  approve(actor: Actor, slug: string, isApproved: boolean): Promise<Event> {
    return this.change(actor, slug, isApproved ? 'approve' : 'disapprove', { isApproved });
  }

  /** @returns what was deleted. @throws NotFoundException for an unknown event */
  delete(actor: Actor, slug: string): Promise<Event> {
    return this.transactions.run(async (tx) => {
      const event = await this.take(tx, slug);
      await tx.delete(Event, { id: event.id });
      await this.record(tx, actor, 'delete', event, { before: event });
      return event;
    });
  }

  private change(actor: Actor, slug: string, action: string, fields: Partial<Event>): Promise<Event> {
    return this.transactions.run(async (tx) => {
      const event = await this.take(tx, slug);
      const before = { ...event };
      tx.merge<Event>(Event, event, fields);
      const problem = periodProblem(event);
      if (problem) throw new InvalidBody([problem]);
      await tx.save(event, { reload: false });
      await this.record(tx, actor, action, event, { before, after: event });
      return event;
    });
  }

  /** Writes before it reads: that locks the row, so that simultaneous changes go one after the other. */
  private async take(tx: EntityManager, slug: string): Promise<Event> {
    const { affected } = await tx.update(Event, { slug }, { updatedAt: new Date() });
    if (affected === 0) throw unknown();
    return tx.findOneByOrFail(Event, { slug });
  }

  private record(
    tx: EntityManager,
    actor: Actor,
    action: string,
    { id, title }: Event,
    states: { before?: object; after?: object },
  ): Promise<void> {
    return this.audit.record(tx, actor, { action, resource: 'events', recordId: id, label: title, ...states });
  }
}

const unknown = () => new NotFoundException('This event was not found.');
