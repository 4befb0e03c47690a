import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { isDuplicate, isForeignKeyFailure } from '../../platform/database/transactions.js';
import { refusal } from '../../platform/errors/refused.js';
import { readList, type ListDefinition, type ListPage, type ListQuery } from '../../platform/list/read-list.js';
import type { Actor } from '../audit/actor.js';
import { AuditedRecords, type RecordKind } from '../audit/audited-records.js';
import type { CreateVehicleDto, UpdateVehicleDto } from './dto/vehicle.dto.js';
import { Vehicle } from './vehicle.entity.js';

/** The maximum number of vehicles to choose from. */
const MAX_CHOICES = 500;

const LIST: ListDefinition = {
  resource: 'vehicles',
  search: ['plate', 'name'],
  equals: ['isActive'],
  ranges: ['seats', 'licenceUntil', 'insuranceUntil', 'createdAt'],
  sortable: ['plate', 'name', 'seats', 'licenceUntil', 'insuranceUntil', 'isActive', 'createdAt'],
};

const KIND: RecordKind<Vehicle> = {
  entity: Vehicle,
  resource: 'vehicles',
  key: 'id',
  labelOf: ({ name, plate }) => `${name}, ${plate}`,
  unknown: () => refusal('vehicle-not-found'),
};

/** Cars and buses as the office keeps them (rules/operations 2). */
@Injectable()
export class VehiclesService {
  constructor(
    @InjectRepository(Vehicle) private readonly vehicles: Repository<Vehicle>,
    private readonly records: AuditedRecords,
  ) {}

  page(query: ListQuery): Promise<ListPage<Vehicle>> {
    return readList(this.vehicles, LIST, query);
  }

  /** @throws Refused for an unknown id */
  async get(id: string, tx: EntityManager = this.vehicles.manager): Promise<Vehicle> {
    const vehicle = await tx.findOneBy(Vehicle, { id });
    if (!vehicle) throw KIND.unknown();
    return vehicle;
  }

  /** Those with these ids, by id; unknown ones are left out. */
  async named(ids: readonly string[], tx: EntityManager = this.vehicles.manager): Promise<Map<string, Vehicle>> {
    if (ids.length === 0) return new Map();
    return new Map((await tx.findBy(Vehicle, { id: In(ids) })).map((vehicle) => [vehicle.id, vehicle]));
  }

  /** All that can be assigned, by name. */
  choices(): Promise<Vehicle[]> {
    return this.vehicles.find({ where: { isActive: true }, order: { name: 'ASC', id: 'ASC' }, take: MAX_CHOICES });
  }

  /** @throws Refused for a plate that exists already */
  create(actor: Actor, fields: CreateVehicleDto): Promise<Vehicle> {
    return oncePerPlate(fields.plate, () =>
      this.records.create(KIND, actor, this.vehicles.create({ ...NEW, ...given(fields) })),
    );
  }

  /**
   * Changes the given fields.
   * @throws Refused for an unknown id, and for a plate that another vehicle has
   */
  update(actor: Actor, id: string, fields: UpdateVehicleDto): Promise<Vehicle> {
    return oncePerPlate(fields.plate ?? '', () => this.records.change(KIND, actor, id, 'update', given(fields)));
  }

  /** @throws Refused for an unknown id, and for one that has been on a trip */
  async delete(actor: Actor, id: string): Promise<Vehicle> {
    const { name } = await this.get(id);
    try {
      return await this.records.delete(KIND, actor, id);
    } catch (error) {
      if (isForeignKeyFailure(error)) throw refusal('guide-has-trips', { who: name });
      throw error;
    }
  }
}

const NEW: Partial<Vehicle> = { licenceUntil: null, insuranceUntil: null, daysOff: [], note: '', isActive: true };

const plateOf = (typed: string): string => typed.toUpperCase().replace(/\s+/g, ' ');

/** Fields that were left out keep their value; null is none. */
function given({ plate, daysOff, ...fields }: UpdateVehicleDto): Partial<Vehicle> {
  return {
    ...(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Vehicle>),
    ...(plate !== undefined && { plate: plateOf(plate) }),
    ...(daysOff !== undefined && { daysOff: daysOff ?? [] }),
  };
}

async function oncePerPlate<T>(typed: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicate(error)) throw refusal('vehicle-exists', { plate: plateOf(typed) });
    throw error;
  }
}
