import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThanOrEqual, Repository } from 'typeorm';
import { Refused } from '../../platform/errors/refused.js';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import type { Actor } from '../audit/actor.js';
import { AuditedRecords } from '../audit/audited-records.js';
import { ContentKinds } from '../content/content-kinds.js';
import { ContentService } from '../content/content.service.js';
import type { CreateEventDto, UpdateEventDto } from './dto/event.dto.js';
import { Event } from './event.entity.js';
import { EVENTS } from './event.kind.js';
import { periodProblem } from './event.period.js';

@Injectable()
export class EventsService extends ContentService<Event> {
  constructor(@InjectRepository(Event) rows: Repository<Event>, records: AuditedRecords, kinds: ContentKinds) {
    super(EVENTS, { rows, records, kinds });
  }

  /** The approved events that begin next. */
  next(limit: number): Promise<Event[]> {
    return this.rows.find({
      where: { isApproved: true, startDate: MoreThanOrEqual(new Date()) },
      order: { startDate: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  /** The approved event with this id, slug or title, or null; of several with the same title, the newest. */
  async findChosen(key: string): Promise<Event | null> {
    return this.rows.findOne({
      where: (['id', 'slug', 'title'] as const).map((column) => ({ [column]: key, isApproved: true })),
      order: NEWEST_FIRST,
    });
  }

  /** Creates an unapproved event (rules/roles 3). */
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
   * @throws Refused for an unknown event
   * @throws Refused when the changed event would end before it starts
   */
  update(actor: Actor, slug: string, { updatedAt: seen, ...fields }: UpdateEventDto): Promise<Event> {
    return this.change(actor, slug, 'update', fields, { seen, check: mustEndAfterItStarts });
  }

  /** Approves the event, or withdraws the approval. @throws Refused for an unknown event */
  approve(actor: Actor, slug: string, isApproved: boolean): Promise<Event> {
    return this.change(actor, slug, isApproved ? 'approve' : 'disapprove', { isApproved });
  }
}

function mustEndAfterItStarts(event: Event): void {
  const problem = periodProblem(event);
  if (problem) throw new Refused([problem]);
}
