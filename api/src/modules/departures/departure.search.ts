import { Injectable } from '@nestjs/common';
import { today } from '@imisozi/core/kigali-time';
import { ToursService } from '../tours/tours.service.js';
import { DeparturesService } from './departures.service.js';
import { SearchSources, type Found, type SearchSource } from '../search/search.sources.js';
import { firstOf } from '../../platform/list/list-query.js';

/** A year, a month or a day. */
const DAY = /^\d{4}(-\d{2}){0,2}$/;
const FIRST = '0000-01-01';
const LAST = '9999-12-31';

/** Departures by a day or month, and the next ones of a tour. */
@Injectable()
export class DepartureSearch implements SearchSource {
  readonly resource = 'departures';

  constructor(
    private readonly departures: DeparturesService,
    private readonly tours: ToursService,
    sources: SearchSources,
  ) {
    sources.register(this);
  }

  async find(q: string, most: number): Promise<Found[]> {
    const filter = DAY.test(q)
      ? { startDate_gte: q + FIRST.slice(q.length), startDate_lte: q + LAST.slice(q.length) }
      : { tourId: await this.tours.idsTitledLike(q, most), from: today() };
    const { rows } = await this.departures.page(firstOf(most, filter, ['startDate', 'ASC']));
    return rows.map(({ id, tourTitle, startDate }) => ({
      ...{ kind: 'departure', id, title: tourTitle, subtitle: startDate },
      link: `/departures/${id}/show`,
    }));
  }
}
