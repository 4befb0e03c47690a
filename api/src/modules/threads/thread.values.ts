import { Injectable } from '@nestjs/common';
import type { Company } from '@imisozi/core/company';
import { parseCatTime } from '@imisozi/core/kigali-time';
import type { PlaceholderValues } from '@imisozi/core/placeholders';
import { clientName } from '../../common/client-name.js';
import { InjectCompany } from '../../config/config.module.js';
import { isRefused } from '../../platform/errors/refused.js';
import { catDay, inLanguage } from '../../texts/reader.js';
import { aboutOrder } from '../orders/order.mail-blocks.js';
import { OrdersService } from '../orders/orders.service.js';
import { travelDayWritten } from '../orders/order.travel-day.js';
import { QuotesService } from '../quotes/quotes.service.js';
import { UsersService } from '../users/users.service.js';
import type { Thread } from './thread.entity.js';

type Trip = Pick<PlaceholderValues, 'order' | 'tour' | 'day'>;

const NO_TRIP: Trip = {};

/** What stands in the place of the placeholders of a template, in the client's language (rules/threads 5). */
@Injectable()
export class ThreadValues {
  constructor(
    @InjectCompany() private readonly company: Company,
    private readonly orders: OrdersService,
    private readonly quotes: QuotesService,
    private readonly users: UsersService,
  ) {}

  /** @param userId the colleague who replies */
  async of(thread: Thread, userId: string): Promise<PlaceholderValues> {
    const [trip, colleagues] = await Promise.all([this.trip(thread), this.users.namesOf([userId])]);
    return {
      ...trip,
      name: inLanguage(thread.language, () => clientName(thread.names)),
      company: this.company.name,
      phone: this.company.phone,
      email: this.company.email,
      staff: colleagues.get(userId)?.names ?? '',
    };
  }

  /** A booking or proposal that is gone leaves nothing. */
  private async trip({ orderId, quoteId, language }: Thread): Promise<Trip> {
    try {
      if (orderId) {
        const order = await this.orders.get(orderId);
        return inLanguage(language, () => ({ ...aboutOrder(order), day: travelDayWritten(order) ?? '' }));
      }
      if (quoteId) {
        const { number, title, travelDate } = await this.quotes.get(quoteId);
        const day = travelDate ? inLanguage(language, () => catDay(parseCatTime(travelDate)!)) : '';
        return { order: number, tour: title, day };
      }
    } catch (error) {
      if (!isRefused(error, 404)) throw error;
    }
    return NO_TRIP;
  }
}
