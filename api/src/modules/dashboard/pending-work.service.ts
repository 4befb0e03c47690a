import { canAccess, type Resource } from '@imisozi/core/access';
import { parseCatTime } from '@imisozi/core/kigali-time';
import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../platform/auth/access.decorators.js';
import { CommentList } from '../comments/comment.list.js';
import { EventsService } from '../events/events.service.js';
import { outboxMailView } from '../mail/outbox/outbox-mail.view.js';
import { OutboxService } from '../mail/outbox/outbox.service.js';
import { OrderTrips } from '../orders/order.trips.js';
import { ParticipantsService } from '../participants/participants.service.js';
import { PaymentList } from '../payments/payment.list.js';
import { ThreadsService } from '../threads/threads.service.js';
import { OfficeDay } from './office-day.service.js';
import type { DepartureWorkView, NextEventView, WorkView } from './dto/work.view.js';

const A_FEW = 5;
const NEXT_DEPARTURES = 6;
const DAYS_OF_A_WEEK = 7;
const LATEST = { range: JSON.stringify([0, A_FEW - 1]) };

/** The conversations that have waited longest for the office. */
const WAITING_LONGEST = { filter: '{"state":"open"}', sort: '["lastAt","ASC"]' };

/** Open work of staff, and the next trips. */
@Injectable()
export class PendingWork {
  constructor(
    private readonly comments: CommentList,
    private readonly threads: ThreadsService,
    private readonly payments: PaymentList,
    private readonly events: EventsService,
    private readonly participants: ParticipantsService,
    private readonly departures: OrderTrips,
    private readonly outbox: OutboxService,
    private readonly officeDay: OfficeDay,
  ) {}

  /** @param caller sees the figures of what the role may list (rules/roles 2, 6) */
  async figures(caller: CurrentUser): Promise<WorkView> {
    const maySee = (resource: Resource) => canAccess(caller.role, { resource, action: 'list' });
    const [comments, threads, inReview, events, departures, mails, day] = await Promise.all([
      maySee('comments') ? this.comments.page({ ...LATEST, filter: '{"isActive":false}' }) : null,
      maySee('threads') ? this.threads.page({ ...LATEST, ...WAITING_LONGEST }) : null,
      this.payments.countInReview(),
      maySee('events') ? this.nextEvents() : null,
      this.nextDepartures(),
      maySee('outbox')
        ? this.outbox.page({ ...LATEST, filter: '{"status":["failed","dead"],"resentAs_null":true}' })
        : null,
      this.officeDay.read(caller),
    ]);
    return {
      ...day,
      comments: comments && { waiting: comments.total, latest: comments.rows },
      threads: threads && { waiting: threads.total, longest: threads.rows },
      payments: { inReview },
      events: events && { next: events },
      departures,
      mails: mails && { failed: mails.total, latest: mails.rows.map(outboxMailView) },
    };
  }

  private async nextDepartures(): Promise<DepartureWorkView> {
    const [today, week, next] = await Promise.all([
      this.departures.countWithin(1),
      this.departures.countWithin(DAYS_OF_A_WEEK),
      this.departures.next(NEXT_DEPARTURES),
    ]);
    return {
      today,
      week,
      next: next.map(({ id, names, itemTitle, people, status, travelDate, needDate }) => ({
        id,
        names,
        itemTitle,
        people,
        status,
        needDate: (parseCatTime(travelDate ?? '') ?? needDate).toISOString(),
      })),
    };
  }

  private async nextEvents(): Promise<NextEventView[]> {
    const events = await this.events.next(A_FEW);
    const participants = await this.participants.countByEvent(events.map(({ id }) => id));
    return events.map(({ id, slug, title, place, startDate }) => ({
      id,
      slug,
      title,
      place,
      startDate: startDate.toISOString(),
      participants: participants.get(id) ?? 0,
    }));
  }
}
