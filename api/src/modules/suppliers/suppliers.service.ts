import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { CURRENCY } from '@imisozi/core/money';
import { SUPPLIER_KINDS } from '@imisozi/core/suppliers';
import { refusal } from '../../platform/errors/refused.js';
import { readList, type ListDefinition, type ListPage, type ListQuery } from '../../platform/list/read-list.js';
import type { Actor } from '../audit/actor.js';
import { AuditedRecords, type RecordKind } from '../audit/audited-records.js';
import type { CreateSupplierDto, UpdateSupplierDto } from './supplier.dto.js';
import { Supplier } from './supplier.entity.js';
import { TripService } from './services/trip-service.entity.js';
import { TourService } from './tour-services/tour-service.entity.js';

const LIST: ListDefinition = {
  resource: 'suppliers',
  search: ['name', 'contact', 'email'],
  equals: ['currency'],
  choices: { kind: SUPPLIER_KINDS },
  ranges: ['endedAt', 'createdAt'],
  sortable: ['name', 'kind', 'currency', 'endedAt', 'createdAt'],
};

const KIND: RecordKind<Supplier> = {
  entity: Supplier,
  resource: 'suppliers',
  key: 'id',
  labelOf: ({ name }) => name,
  unknown: () => refusal('supplier-not-found'),
};

const NOTHING_KNOWN = {
  contact: '',
  email: '',
  phoneNumber: '',
  address: '',
  bankDetails: '',
  terms: '',
  currency: CURRENCY,
  payDays: 0,
  rates: null,
  endedAt: null,
} as const satisfies Partial<Supplier>;

/** Suppliers as staff edit them (rules/suppliers 1). */
@Injectable()
export class SuppliersService {
  constructor(
    @InjectRepository(Supplier) private readonly suppliers: Repository<Supplier>,
    private readonly records: AuditedRecords,
  ) {}

  page(query: ListQuery): Promise<ListPage<Supplier>> {
    return readList(this.suppliers, LIST, query);
  }

  /** @throws Refused for an unknown id */
  async get(id: string): Promise<Supplier> {
    const supplier = await this.suppliers.findOneBy({ id });
    if (!supplier) throw KIND.unknown();
    return supplier;
  }

  /** Those with these ids, by id; unknown ones are left out. */
  async withIds(ids: readonly string[]): Promise<ReadonlyMap<string, Supplier>> {
    if (ids.length === 0) return new Map();
    const found = await this.suppliers.findBy({ id: In([...new Set(ids)]) });
    return new Map(found.map((supplier) => [supplier.id, supplier]));
  }

  create(actor: Actor, fields: CreateSupplierDto): Promise<Supplier> {
    const made = this.suppliers.create({ ...NOTHING_KNOWN, ...given(fields, null) });
    return this.records.create(KIND, actor, made);
  }

  /** Changes the given fields. @throws Refused for an unknown id */
  update(actor: Actor, id: string, fields: UpdateSupplierDto): Promise<Supplier> {
    return this.records.change(KIND, actor, id, 'update', ({ endedAt }) => given(fields, endedAt));
  }

  /** @throws Refused for an unknown id, and for one that a booking or a tour has a service of */
  delete(actor: Actor, id: string): Promise<Supplier> {
    return this.records.delete(KIND, actor, id, async (_, tx) => {
      const uses = [TripService, TourService].map((entity) => tx.existsBy(entity, { supplierId: id }));
      if ((await Promise.all(uses)).includes(true)) throw refusal('supplier-used');
    });
  }
}

/** Fields that were left out keep their value. */
function given({ isEnded, email, phoneNumber, ...fields }: UpdateSupplierDto, endedAt: Date | null): Partial<Supplier> {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(sent),
    ...(email !== undefined && { email: email ?? '' }),
    ...(phoneNumber !== undefined && { phoneNumber: phoneNumber ?? '' }),
    ...(isEnded !== undefined && { endedAt: isEnded ? (endedAt ?? new Date()) : null }),
  };
}
