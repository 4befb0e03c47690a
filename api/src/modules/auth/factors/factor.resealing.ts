import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, type Repository } from 'typeorm';
import { EveryInterval } from '../../../platform/schedule/every-interval.js';
import { BrokenSeal, Sealer } from '../../../platform/sealing/sealer.js';
import { Factor } from './factor.entity.js';
import { ownerOf } from './factors.service.js';

/** Rows read at a time. */
const BATCH = 500;

/** Encrypts secrets of authenticator apps again after `DATA_KEY` has changed (rules/accounts 11). */
@Injectable()
export class FactorResealing {
  private readonly logger = new Logger('Sealing');

  constructor(
    @InjectRepository(Factor) private readonly factors: Repository<Factor>,
    private readonly sealer: Sealer,
  ) {}

  /** Works in batches. @returns the number of apps */
  @EveryInterval('encrypt authenticator apps with the current key')
  async round(stopping?: AbortSignal): Promise<number> {
    if (!this.sealer.isRotating) return 0;
    let [count, last] = [0, ''];
    for (let more = true; more && !stopping?.aborted;) {
      const some = await this.factors.find({ where: { id: MoreThan(last) }, order: { id: 'ASC' }, take: BATCH });
      for (const row of some) if (await this.reseal(row)) count++;
      more = some.length === BATCH;
      last = some.at(-1)?.id ?? last;
    }
    if (count > 0) this.logger.log(`${count} authenticator apps are encrypted with the current key.`);
    return count;
  }

  private async reseal({ id, sealedSecret }: Factor): Promise<boolean> {
    try {
      const again = this.sealer.resealed(sealedSecret, ownerOf(id));
      return (
        again !== null && (await this.factors.update({ id, sealedSecret }, { sealedSecret: again })).affected === 1
      );
    } catch (error) {
      // The row stays unchanged: the missing key may be configured again.
      if (error instanceof BrokenSeal) return false;
      throw error;
    }
  }
}
