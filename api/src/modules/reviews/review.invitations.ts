import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { addDays, today } from '@imisozi/core/kigali-time';
import { isPolite } from '../../common/polite-hours.js';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { isDuplicate, Transactions } from '../../platform/database/transactions.js';
import { MailService } from '../mail/mail.service.js';
import type { Order } from '../orders/order.entity.js';
import { toClientOf } from '../orders/order.mail-blocks.js';
import { OrderTrips } from '../orders/order.trips.js';
import { OrdersService } from '../orders/orders.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { REVIEW_INVITATION } from './review.mails.js';
import { Review } from './review.entity.js';
import { invitationOf } from './reviews.service.js';

const MAX_A_ROUND = 200;

/** How many days after the trip's last day clients are asked: they are home again. */
const AFTER_DAYS = 2;
/** Trips older than this many days are left out, such as those from before invitations were switched on. */
const WITHIN_DAYS = 14;

/** Asks each client once for a review, some days after the trip. */
@Injectable()
export class ReviewInvitations {
  constructor(
    @InjectRepository(Review) private readonly reviews: Repository<Review>,
    private readonly trips: OrderTrips,
    private readonly orders: OrdersService,
    private readonly settings: SettingsService,
    private readonly mail: MailService,
    private readonly transactions: Transactions,
  ) {}

  @EveryInterval('invite reviews')
  async roundByDay(): Promise<void> {
    if (isPolite(new Date())) await this.round();
  }

  /** Asks the clients of some of the trips that are due. */
  async round(): Promise<void> {
    if (!(await this.settings.get()).reviewInvitations) return;
    for (const id of await this.due()) {
      const order = await this.orders.get(id);
      try {
        await this.transactions.run((tx) => this.invite(tx, order));
      } catch (error) {
        // Another process was faster, or the client has written one.
        if (!isDuplicate(error)) throw error;
      }
    }
  }

  /** Ids of orders without a review. */
  private async due(): Promise<string[]> {
    const due: string[] = [];
    for await (const ids of this.trips.ended(addDays(today(), -WITHIN_DAYS), addDays(today(), -AFTER_DAYS))) {
      const known = await this.reviews.find({ select: { orderId: true }, where: { orderId: In(ids) } });
      const asked = new Set(known.map(({ orderId }) => orderId));
      due.push(...ids.filter((id) => !asked.has(id)));
      if (due.length >= MAX_A_ROUND) break;
    }
    return due.slice(0, MAX_A_ROUND);
  }

  /** The unique review of an order records that its client was asked. */
  private async invite(tx: EntityManager, order: Order): Promise<void> {
    await tx.save(invitationOf(tx, order), { reload: false });
    await this.mail.queue(tx, REVIEW_INVITATION, { orderId: order.id }, toClientOf(order));
  }
}
