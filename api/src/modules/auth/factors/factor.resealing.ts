import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { EveryInterval } from '../../../platform/schedule/every-interval.js';
import { resealRows } from '../../../platform/sealing/reseal-rows.js';
import { Sealer } from '../../../platform/sealing/sealer.js';
import { Factor } from './factor.entity.js';
import { ownerOf } from './factors.service.js';

/** Encrypts secrets of authenticator apps again after `DATA_KEY` has changed (rules/accounts 11). */
@Injectable()
export class FactorResealing {
  constructor(
    @InjectRepository(Factor) private readonly factors: Repository<Factor>,
    private readonly sealer: Sealer,
  ) {}

  /** @returns the number of apps */
  @EveryInterval('encrypt authenticator apps with the current key')
  round(stopping?: AbortSignal): Promise<number> {
    const { factors: rows } = this;
    return resealRows(this.sealer, { rows, name: 'authenticator apps', reseal: (row) => this.reseal(row) }, stopping);
  }

  private async reseal({ id, sealedSecret }: Factor): Promise<boolean> {
    const again = this.sealer.resealed(sealedSecret, ownerOf(id));
    return again !== null && (await this.factors.update({ id, sealedSecret }, { sealedSecret: again })).affected === 1;
  }
}
