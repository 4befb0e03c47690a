import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { resealRows } from '../../platform/sealing/reseal-rows.js';
import { Sealer } from '../../platform/sealing/sealer.js';
import { Traveller } from './traveller.entity.js';
import { sealOwner } from './traveller.rules.js';

/** Encrypts travellers again after `DATA_KEY` has changed, so that `DATA_KEYS_BEFORE` can be emptied (rules/privacy 3). */
@Injectable()
export class TravellerResealing {
  constructor(
    @InjectRepository(Traveller) private readonly travellers: Repository<Traveller>,
    private readonly sealer: Sealer,
  ) {}

  /** @returns the number of travellers */
  @EveryInterval('encrypt travellers with the current key')
  round(stopping?: AbortSignal): Promise<number> {
    const { travellers: rows } = this;
    return resealRows(this.sealer, { rows, name: 'travellers', reseal: (row) => this.reseal(row) }, stopping);
  }

  /** A row that is changed meanwhile is encrypted with the current key anyway. */
  private async reseal({ id, orderId, sealed: before }: Traveller): Promise<boolean> {
    const sealed = this.sealer.resealed(before, sealOwner({ id, orderId }));
    return sealed !== null && (await this.travellers.update({ id, sealed: before }, { sealed })).affected === 1;
  }
}
