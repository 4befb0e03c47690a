import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { sameDays } from '@imisozi/core/itinerary';
import { MAX_TOUR_SERVICES } from '@imisozi/core/suppliers';
import { OnDomainEvent } from '../../../platform/domain-events/domain-event.js';
import { refusal } from '../../../platform/errors/refused.js';
import { readList, type ListDefinition, type ListPage, type ListQuery } from '../../../platform/list/read-list.js';
import type { Actor } from '../../audit/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { AuditedRecords, type RecordKind } from '../../audit/audited-records.js';
import { TOUR_DAYS_CHANGED, type TourDaysChanged } from '../../tours/tour.events.js';
import type { Tour } from '../../tours/tour.entity.js';
import { ToursService } from '../../tours/tours.service.js';
import { SuppliersService } from '../suppliers.service.js';
import type { CreateTourServiceDto, UpdateTourServiceDto } from './tour-service.dto.js';
import { TourService } from './tour-service.entity.js';
import { tourServiceView, type TourServiceView } from './tour-service.view.js';

const LIST: ListDefinition = {
  resource: 'tour-services',
  search: ['what'],
  equals: ['tourId', 'supplierId'],
  sortable: ['day', 'createdAt'],
};

const KIND: RecordKind<TourService> = {
  entity: TourService,
  resource: 'tour-services',
  key: 'id',
  labelOf: ({ what }) => what,
  unknown: () => refusal('service-not-found'),
};

/** The services that tours' days name by default, as the office edits them (rules/suppliers 7). */
@Injectable()
export class TourServices {
  constructor(
    @InjectRepository(TourService) private readonly services: Repository<TourService>,
    private readonly suppliers: SuppliersService,
    private readonly tours: ToursService,
    private readonly records: AuditedRecords,
    private readonly audit: AuditService,
  ) {}

  async page(query: ListQuery): Promise<ListPage<TourServiceView>> {
    const page = await readList(this.services, LIST, query);
    const found = await this.suppliers.withIds(page.rows.map(({ supplierId }) => supplierId));
    const rows = page.rows.flatMap((service) => {
      const supplier = found.get(service.supplierId);
      return supplier ? [tourServiceView(service, supplier)] : [];
    });
    return { ...page, rows };
  }

  /** @throws Refused for an unknown id */
  async get(id: string): Promise<TourServiceView> {
    const service = await this.services.findOneBy({ id });
    if (!service) throw KIND.unknown();
    return tourServiceView(service, await this.suppliers.get(service.supplierId));
  }

  /** @throws Refused for an unknown tour, day or supplier, for one that has ended, and beyond the most of a tour */
  async create(
    actor: Actor,
    { tourId, supplierId, day, what, ...rest }: CreateTourServiceDto,
  ): Promise<TourServiceView> {
    refuseUnknownDay(await this.tours.find(tourId), day);
    if ((await this.suppliers.get(supplierId)).endedAt) throw refusal('supplier-ended');
    const { days = 1, peoplePerUnit = null, note = '' } = rest;
    const made = { tourId, supplierId, day, what, days, peoplePerUnit, note };
    const { id } = await this.records.create(KIND, actor, made, async (tx) => {
      refuseUnknownDay(await this.tours.lock(tx, tourId), day);
      if ((await tx.countBy(TourService, { tourId })) >= MAX_TOUR_SERVICES) {
        throw refusal('tour-services-too-many', { max: MAX_TOUR_SERVICES });
      }
    });
    return this.get(id);
  }

  /** Changes the given fields; bookings that have their list keep it. @throws Refused for an unknown id or day */
  async update(actor: Actor, id: string, fields: UpdateTourServiceDto): Promise<TourServiceView> {
    if (fields.day !== undefined) refuseUnknownDay(await this.tours.find((await this.get(id)).tourId), fields.day);
    const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    await this.records.change(KIND, actor, id, 'update', sent);
    return this.get(id);
  }

  /** Bookings that have their list keep it. @throws Refused for an unknown id */
  async delete(actor: Actor, id: string): Promise<void> {
    await this.records.delete(KIND, actor, id);
  }

  /** Those of a tour by day, with their suppliers. */
  ofTour(tx: EntityManager, tourId: string): Promise<TourService[]> {
    return tx.find(TourService, {
      where: { tourId },
      relations: { supplier: true },
      order: { day: 'ASC', createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** Services go along with their day, and go with it when it goes. */
  @OnDomainEvent(TOUR_DAYS_CHANGED, 'records')
  async follow(tx: EntityManager, { tour, before, actor }: TourDaysChanged): Promise<void> {
    const services = await tx.findBy(TourService, { tourId: tour.id });
    if (services.length === 0) return;
    const old = sameDays(before.itinerary, tour.itinerary);
    const placeNow = ({ day }: TourService) => old.findIndex((one) => one && one === before.itinerary[day - 1]) + 1;
    const gone = services.filter((service) => placeNow(service) === 0);
    const moved = services.filter((service) => ![0, service.day].includes(placeNow(service)));
    for (const service of gone) {
      const about = { resource: KIND.resource, recordId: service.id, label: KIND.labelOf(service) };
      await this.audit.record(tx, actor, { ...about, action: 'delete', before: { ...service } });
    }
    if (gone.length > 0) await tx.delete(TourService, { id: In(gone.map(({ id }) => id)) });
    const placed = moved.map((service) => Object.assign(service, { day: placeNow(service) }));
    await tx.save(placed, { reload: false });
  }
}

function refuseUnknownDay(tour: Tour | null, day: number): void {
  if (!tour) throw refusal('tour-required');
  if (day > tour.itinerary.length) throw refusal('tour-day-unknown', { day });
}
