import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/auth/access.js';
import { NEWEST_FIRST } from '../../common/list/newest-first.js';
import { Destination } from '../destinations/destination.entity.js';
import { Event } from '../events/event.entity.js';
import { Order } from '../orders/order.entity.js';
import { Publication } from '../publications/publication.entity.js';
import { Tour } from '../tours/tour.entity.js';
import { latestOrderView, type DashboardView } from './dto/dashboard.view.js';
import { WorkFigures } from './work.figures.js';

const LATEST_ORDERS = 5;

/** Figures over several domains. They are counted in the tables: no domain has a rule about being counted. */
@Injectable()
export class DashboardService {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly workFigures: WorkFigures,
  ) {}

  async figures(caller: CurrentUser): Promise<DashboardView> {
    const [publications, events, destinations, tours, waiting, latest, work] = await Promise.all([
      this.database.count(Publication),
      this.database.count(Event),
      this.database.count(Destination),
      this.database.count(Tour),
      this.database.countBy(Order, { status: 'PENDING' }),
      this.database.find(Order, { order: NEWEST_FIRST, take: LATEST_ORDERS }),
      this.workFigures.figures(caller),
    ]);
    return {
      counts: { publications, events, destinations, tours },
      orders: { waiting, latest: latest.map(latestOrderView) },
      work,
    };
  }
}
