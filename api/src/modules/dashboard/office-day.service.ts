import { Injectable } from '@nestjs/common';
import { canAccess, type Resource } from '@imisozi/core/access';
import { addDays, today } from '@imisozi/core/kigali-time';
import type { CurrentUser } from '../../platform/auth/access.decorators.js';
import { DayTrips } from '../assignments/day.trips.js';
import { OrderOverdue } from '../ledger/reminders/order.overdue.js';
import { OrderFigures } from '../orders/order.figures.js';
import { PermitsToBuy } from '../permits/permits.to-buy.js';
import { QuoteFollowUp } from '../quotes/quote.follow-up.js';
import type { OfficeDayView } from './dto/office-day.view.js';

/** Permits for visits within so many days are shown. */
const PERMIT_DAYS = 7;

/** What an office looks at first in the morning (rules/desk 14). */
@Injectable()
export class OfficeDay {
  constructor(
    private readonly trips: DayTrips,
    private readonly overdue: OrderOverdue,
    private readonly quotes: QuoteFollowUp,
    private readonly permits: PermitsToBuy,
    private readonly orders: OrderFigures,
  ) {}

  /** @param caller sees the parts that the role may list (rules/roles 2) */
  async read(caller: CurrentUser): Promise<OfficeDayView> {
    const maySee = (resource: Resource) => canAccess(caller.role, { resource, action: 'list' });
    const day = today();
    const [trips, overdue, proposals, permits, yesterday] = await Promise.all([
      maySee('operations') ? this.trips.on(day) : null,
      maySee('money-due') ? this.overdue.sum() : null,
      maySee('quotes') ? this.quotes.read() : null,
      maySee('permits') ? this.permitsFrom(day) : null,
      this.orders.madeOn(addDays(day, -1)),
    ]);
    return { trips, overdue, proposals, permits, yesterday };
  }

  private async permitsFrom(day: string) {
    const until = addDays(day, PERMIT_DAYS);
    return { ...(await this.permits.between(day, until)), until };
  }
}
