import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { promoCodeOf } from '@imisozi/core/pricing/promo';
import { refused } from '@imisozi/core/refusals/refusal';
import { Refused, refusal, isRefused } from '../../platform/errors/refused.js';
import { readList, type ListDefinition, type ListPage, type ListQuery } from '../../platform/list/read-list.js';
import { isDuplicate } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditedRecords, type RecordKind } from '../audit/audited-records.js';
import type { CreatePromoCodeDto, UpdatePromoCodeDto } from './dto/promo-code.dto.js';
import { PromoCode } from './promo-code.entity.js';

const LIST: ListDefinition = {
  resource: 'promo-codes',
  search: ['code'],
  equals: ['code'],
  ranges: ['uses', 'bookFrom', 'bookTo', 'travelFrom', 'travelTo', 'createdAt'],
  sortable: ['code', 'percent', 'amount', 'uses', 'maxUses', 'bookTo', 'endedAt', 'createdAt'],
};

const KIND: RecordKind<PromoCode> = {
  entity: PromoCode,
  resource: 'promo-codes',
  key: 'id',
  labelOf: ({ code }) => code,
  unknown: () => refusal('promo-code-not-found'),
};

/** Promo codes as staff edit them (rules/prices 7). */
@Injectable()
export class PromoCodesService {
  constructor(
    @InjectRepository(PromoCode) private readonly codes: Repository<PromoCode>,
    private readonly records: AuditedRecords,
  ) {}

  page(query: ListQuery): Promise<ListPage<PromoCode>> {
    return readList(this.codes, LIST, query);
  }

  /** @throws Refused for an unknown id */
  async get(id: string): Promise<PromoCode> {
    const promo = await this.codes.findOneBy({ id });
    if (!promo) throw KIND.unknown();
    return promo;
  }

  /**
   * @throws Refused for limits that contradict each other
   * @throws Refused for a code that exists already
   */
  async create(actor: Actor, { code: typed, ...fields }: CreatePromoCodeDto): Promise<PromoCode> {
    const code = promoCodeOf(typed);
    const made = this.codes.create({ ...NO_LIMITS, ...given(fields), code, uses: 0, endedAt: null });
    refuseContradiction(made);
    try {
      return await this.records.create(KIND, actor, made);
    } catch (error) {
      if (isDuplicate(error)) throw refusal('promo-code-exists', { code });
      throw error;
    }
  }

  /**
   * Changes the given fields; the code itself stays, because bookings name it.
   * @throws Refused for an unknown id
   * @throws Refused for limits that contradict each other
   */
  update(actor: Actor, id: string, fields: UpdatePromoCodeDto): Promise<PromoCode> {
    return this.records.change(KIND, actor, id, 'update', given(fields), { check: refuseContradiction });
  }

  /**
   * Deletes a code without uses; a used one is ended instead.
   * @returns the code, and whether it was deleted
   * @throws Refused for an unknown id
   */
  async delete(actor: Actor, id: string): Promise<{ promo: PromoCode; isDeleted: boolean }> {
    if ((await this.get(id)).uses === 0) {
      try {
        return { promo: await this.records.delete(KIND, actor, id, refuseUsed), isDeleted: true };
      } catch (error) {
        if (!isRefused(error, 409)) throw error;
      }
    }
    const promo = await this.records.change(KIND, actor, id, 'end', ({ endedAt }) => ({
      endedAt: endedAt ?? new Date(),
    }));
    return { promo, isDeleted: false };
  }
}

const NO_LIMITS = {
  percent: null,
  amount: null,
  tourIds: null,
  bookFrom: null,
  bookTo: null,
  travelFrom: null,
  travelTo: null,
  maxUses: null,
};

/** Fields that were left out keep their value; an empty list of tours means all. */
function given({ tourIds, ...fields }: UpdatePromoCodeDto): UpdatePromoCodeDto {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(sent), ...(tourIds !== undefined && { tourIds: tourIds?.length ? tourIds : null }) };
}

function refuseUsed({ uses }: PromoCode): void {
  if (uses > 0) throw refusal('promo-code-used');
}

function refuseContradiction({ percent, amount, bookFrom, bookTo, travelFrom, travelTo }: PromoCode): void {
  const wrong = [
    ...((percent === null) === (amount === null) ? [refused('promo-code-has-two-discounts')] : []),
    ...(amount === 0 ? [refused('promo-code-zero')] : []),
    ...(bookFrom && bookTo && bookFrom > bookTo ? [refused('promo-code-book-days')] : []),
    ...(travelFrom && travelTo && travelFrom > travelTo ? [refused('promo-code-travel-days')] : []),
  ];
  if (wrong.length > 0) throw new Refused(wrong);
}
