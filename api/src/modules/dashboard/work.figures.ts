import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { Between, EntityManager, In, MoreThanOrEqual } from 'typeorm';
import { endOfCatDay } from '@imisozi/core/kigali-time';
import type { CurrentUser } from '../../common/auth/access.js';
import { AirTicketInquiry } from '../air-tickets/air-ticket-inquiry.entity.js';
import { CommentList } from '../comments/comment.list.js';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { Event } from '../events/event.entity.js';
import { outboxMailView } from '../mail/outbox/outbox-mail.view.js';
import { OutboxService } from '../mail/outbox/outbox.service.js';
import { Participant } from '../participants/participant.entity.js';
import { Payment } from '../payments/payment.entity.js';
import { GOING_AHEAD, startOfToday } from '../orders/open-orders.js';
import { Order } from '../orders/order.entity.js';
import type { DepartureWorkView, NextEventView, WorkView } from './dto/work.view.js';

const A_FEW = 5;
const NEXT_DEPARTURES = 6;
const DAYS_OF_A_WEEK = 7;
const LATEST = { range: JSON.stringify([0, A_FEW - 1]) };

/** What waits for somebody, and what comes next. */
@Injectable()
export class WorkFigures {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly comments: CommentList,
    private readonly outbox: OutboxService,
  ) {}

  /** @param caller messages, inquiries and mails are for admins only (contract 2) */
  async figures(caller: CurrentUser): Promise<WorkView> {
    const isAdmin = caller.role === 'admin';
    const [comments, messages, inquiries, inReview, events, departures, mails] = await Promise.all([
      this.comments.page({ ...LATEST, filter: '{"isActive":false}' }),
      isAdmin ? this.database.countBy(ContactMessage, { isHandled: false }) : null,
      isAdmin ? this.database.countBy(AirTicketInquiry, { isHandled: false }) : null,
      this.database.countBy(Payment, { status: 'REVIEW' }),
      this.nextEvents(),
      this.departures(),
      isAdmin ? this.outbox.page({ ...LATEST, filter: '{"status":["failed","dead"],"resentAs_null":true}' }) : null,
    ]);
    return {
      comments: { waiting: comments.total, latest: comments.rows },
      messages: messages === null ? null : { waiting: messages },
      inquiries: inquiries === null ? null : { waiting: inquiries },
      payments: { inReview },
      events: { next: events },
      departures,
      mails: mails && { failed: mails.total, latest: mails.rows.map(outboxMailView) },
    };
  }

  private async departures(): Promise<DepartureWorkView> {
    const start = startOfToday();
    const going = { status: In(GOING_AHEAD) };
    const within = (days: number) =>
      this.database.countBy(Order, {
        ...going,
        needDate: Between(start, new Date(endOfCatDay(new Date(), days - 1).getTime() - 1)),
      });
    const [today, week, next] = await Promise.all([
      within(1),
      within(DAYS_OF_A_WEEK),
      this.database.find(Order, {
        where: { ...going, needDate: MoreThanOrEqual(start) },
        order: { needDate: 'ASC', id: 'ASC' },
        take: NEXT_DEPARTURES,
      }),
    ]);
    return {
      today,
      week,
      next: next.map(({ id, names, itemTitle, people, status, needDate }) => ({
        id,
        names,
        itemTitle,
        people,
        status,
        needDate: needDate.toISOString(),
      })),
    };
  }

  private async nextEvents(): Promise<NextEventView[]> {
    const events = await this.database.find(Event, {
      where: { isApproved: true, startDate: MoreThanOrEqual(new Date()) },
      order: { startDate: 'ASC', id: 'ASC' },
      take: A_FEW,
    });
    if (events.length === 0) return [];
    const counts = await this.database
      .createQueryBuilder(Participant, 'participant')
      .select('participant.eventId', 'eventId')
      .addSelect('COUNT(*)', 'count')
      .where('participant.eventId IN (:...ids)', { ids: events.map(({ id }) => id) })
      .groupBy('participant.eventId')
      .getRawMany<{ eventId: string; count: string }>();
    const participants = new Map(counts.map(({ eventId, count }) => [eventId, Number(count)]));
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
