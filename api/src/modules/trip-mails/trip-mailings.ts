import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { addDays, catDate, today } from '@imisozi/core/kigali-time';
import { isDuplicate, Transactions } from '../../platform/database/transactions.js';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { isPolite } from '../../common/polite-hours.js';
import { MailService } from '../mail/mail.service.js';
import { toClientOf } from '../orders/order.mail-blocks.js';
import { OrdersService } from '../orders/orders.service.js';
import { OrderTrips } from '../orders/order.trips.js';
import { TripMail } from './trip-mail.entity.js';
import { MAX_DAYS_AHEAD, tripMailDue, type TripMailKind } from './trip-mail.times.js';
import { TRIP_MAILS } from './trip.mails.js';

const MAX_A_ROUND = 200;

interface Due {
  readonly orderId: string;
  readonly kind: TripMailKind;
}

/** Writes to the clients of confirmed trips a month and a week before, each once (rules/mails 9). */
@Injectable()
export class TripMailings {
  constructor(
    @InjectRepository(TripMail) private readonly sent: Repository<TripMail>,
    private readonly trips: OrderTrips,
    private readonly orders: OrdersService,
    private readonly mail: MailService,
    private readonly transactions: Transactions,
  ) {}

  @EveryInterval('mail clients before their trip')
  async roundByDay(): Promise<void> {
    if (isPolite(new Date())) await this.round();
  }

  /** Writes to some of those whose mail is due. @throws the first failure, once all others have their mail */
  async round(): Promise<void> {
    const failures: Error[] = [];
    for (const due of await this.due()) {
      try {
        await this.send(due);
      } catch (error) {
        // A duplicate: another process was faster.
        if (!isDuplicate(error)) failures.push(error as Error);
      }
    }
    if (failures[0]) throw failures[0];
  }

  private async due(): Promise<Due[]> {
    const day = today();
    const due: Due[] = [];
    for await (const orders of this.trips.ahead(addDays(day, 1), addDays(day, MAX_DAYS_AHEAD))) {
      const wanted = orders.flatMap(({ id: orderId, travelDate, createdAt }) => {
        const kind = travelDate && tripMailDue(travelDate, catDate(createdAt), day);
        return kind ? [{ orderId, kind }] : [];
      });
      const known = await this.sent.findBy({ orderId: In(wanted.map(({ orderId }) => orderId)) });
      const got = new Set(known.map(({ orderId, kind }) => `${orderId} ${kind}`));
      due.push(...wanted.filter(({ orderId, kind }) => !got.has(`${orderId} ${kind}`)));
      if (due.length >= MAX_A_ROUND) break;
    }
    return due.slice(0, MAX_A_ROUND);
  }

  /** The unique row of order and kind records that the client has got it. */
  private async send({ orderId, kind }: Due): Promise<void> {
    const order = await this.orders.get(orderId);
    await this.transactions.run(async (tx) => {
      await tx.save(tx.create(TripMail, { orderId, kind }), { reload: false });
      await this.mail.queue(tx, TRIP_MAILS[kind], { orderId }, toClientOf(order));
    });
  }
}
