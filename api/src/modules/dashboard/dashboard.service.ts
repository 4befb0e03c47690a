import { Injectable } from '@nestjs/common';
import { canAccess, type Resource } from '@imisozi/core/access';
import type { CurrentUser } from '../../platform/auth/access.decorators.js';
import { DestinationsService } from '../destinations/destinations.service.js';
import { EventsService } from '../events/events.service.js';
import { OrderFigures } from '../orders/order.figures.js';
import { PublicationsService } from '../publications/publications.service.js';
import { ToursService } from '../tours/tours.service.js';
import { latestOrderView, type DashboardView } from './dto/dashboard.view.js';
import { FirstDay } from './first-day.service.js';
import { PendingWork } from './pending-work.service.js';

const LATEST_ORDERS = 5;

/** Figures across several domains; each domain counts its own. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly publications: PublicationsService,
    private readonly events: EventsService,
    private readonly destinations: DestinationsService,
    private readonly tours: ToursService,
    private readonly orders: OrderFigures,
    private readonly pendingWork: PendingWork,
    private readonly firstDay: FirstDay,
  ) {}

  async figures(caller: CurrentUser): Promise<DashboardView> {
    const may = (resource: Resource, action: string) => canAccess(caller.role, { resource, action });
    const [counts, waiting, latest, work, firstDay] = await Promise.all([
      may('tours', 'list') ? this.counts() : null,
      this.orders.countWaiting(),
      this.orders.latest(LATEST_ORDERS),
      this.pendingWork.figures(caller),
      may('settings', 'edit') ? this.firstDay.open() : null,
    ]);
    return {
      counts,
      orders: { waiting, latest: latest.map(latestOrderView) },
      work,
      firstDay,
    };
  }

  private async counts() {
    const [publications, events, destinations, tours] = await Promise.all([
      this.publications.count(),
      this.events.count(),
      this.destinations.count(),
      this.tours.count(),
    ]);
    return { publications, events, destinations, tours };
  }
}
