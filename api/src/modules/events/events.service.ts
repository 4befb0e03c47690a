import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThanOrEqual, Repository } from 'typeorm';
import type { Audience } from '../../platform/auth/audience.js';
import { InvalidBody } from '../../platform/errors/invalid-body.js';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { lookup } from '../../platform/database/batches.js';
import { textsInParts } from '../../platform/database/in-parts.js';
import { isIntact, intactOnly } from '../../platform/database/corrupt-rows/corrupt-value.js';
import type { Actor } from '../audit/actor.js';
import { AuditedRecords, titleOf, type RecordKind } from '../audit/audited-records.js';
import type { CreateEventDto, UpdateEventDto } from './dto/event.dto.js';
import { Event } from './event.entity.js';
import { periodProblem } from './event.period.js';

const unknown = () => new NotFoundException('This event was not found.');

const tagsOf = ({ slug }: Event) => ['events', `event:${slug}`];

/** How staff write events. */
export const EVENTS: RecordKind<Event> = {
  entity: Event,
  resource: 'events',
  key: 'slug',
  labelOf: titleOf,
  unknown,
  edgeTags: tagsOf,
};

@Injectable()
export class EventsService {
  private readonly approved = lookup((ids) => this.events.findBy({ id: In(ids), isApproved: true }));

  constructor(
    @InjectRepository(Event) private readonly events: Repository<Event>,
    private readonly records: AuditedRecords,
  ) {}

  /** Corrupt records are left out for the public; staff get them with the broken values empty. */
  async list(audience: Audience): Promise<Event[]> {
    const where = audience === 'public' ? { isApproved: true } : {};
    const events = await this.events.find({ where, order: NEWEST_FIRST });
    return audience === 'public' ? intactOnly(events) : events;
  }

  /** @throws NotFoundException for an unknown event, and for an unapproved one when the public asks */
  async get(slug: string, audience: Audience): Promise<Event> {
    const event = await this.events.findOneBy({ slug, ...(audience === 'public' && { isApproved: true }) });
    if (!event || (audience === 'public' && !isIntact(event))) throw unknown();
    return event;
  }

  /** The approved event with this id, or null. */
  async findApproved(id: string): Promise<Event | null> {
    const event = await this.approved.add(id);
    return event && isIntact(event) ? event : null;
  }

  /** Any event, an unapproved one too, or null. */
  find(id: string): Promise<Event | null> {
    return this.events.findOneBy({ id });
  }

  /** For {@link MediaReferences}: those too that the public does not see. */
  showingMedia(): AsyncIterable<Event> {
    return textsInParts(this.events);
  }

  /** All of them, unapproved ones too. */
  count(): Promise<number> {
    return this.events.count();
  }

  /** The approved ones that begin next. */
  next(limit: number): Promise<Event[]> {
    return this.events.find({
      where: { isApproved: true, startDate: MoreThanOrEqual(new Date()) },
      order: { startDate: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  /** The approved event with this id, slug or title, or null: the newest where events share a title. */
  async findChosen(key: string): Promise<Event | null> {
    return this.events.findOne({
      where: (['id', 'slug', 'title'] as const).map((column) => ({ [column]: key, isApproved: true })),
      order: NEWEST_FIRST,
    });
  }

  /** Makes an unapproved event (contract 2). */
  create(actor: Actor, fields: CreateEventDto): Promise<Event> {
    return this.records.createUnderSlug(EVENTS, actor, {
      ...fields,
      place: fields.place ?? '',
      price: fields.price ?? 0,
      description: fields.description ?? '',
      isApproved: false,
      authorId: actor.user?.id ?? null,
    });
  }

  /**
   * Changes the fields that are given; never the slug.
   * @throws NotFoundException for an unknown event
   * @throws InvalidBody when the changed event would end before it starts
   */
  update(actor: Actor, slug: string, { updatedAt: seen, ...fields }: UpdateEventDto): Promise<Event> {
    return this.records.change(EVENTS, actor, slug, 'update', fields, { seen, check: mustEndAfterItStarts });
  }

  /** Approves the event, or withdraws the approval. @throws NotFoundException for an unknown event */
  approve(actor: Actor, slug: string, isApproved: boolean): Promise<Event> {
    return this.records.change(EVENTS, actor, slug, isApproved ? 'approve' : 'disapprove', { isApproved });
  }

  /** @returns what was deleted. @throws NotFoundException for an unknown event */
  delete(actor: Actor, slug: string): Promise<Event> {
    return this.records.delete(EVENTS, actor, slug);
  }
}

function mustEndAfterItStarts(event: Event): void {
  const problem = periodProblem(event);
  if (problem) throw new InvalidBody([problem]);
}
