import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository } from 'typeorm';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { BrokenSeal, Sealer } from '../../platform/sealing/sealer.js';
import { Traveller } from './traveller.entity.js';
import { sealOwner } from './traveller.rules.js';

/** Rows read at a time. */
const BATCH = 500;

/** Encrypts travellers again after `DATA_KEY` has changed, so that `DATA_KEYS_BEFORE` can be emptied (rules/privacy 3). */
@Injectable()
export class TravellerResealing {
  private readonly logger = new Logger('Sealing');

  constructor(
    @InjectRepository(Traveller) private readonly travellers: Repository<Traveller>,
    private readonly sealer: Sealer,
  ) {}

  /** Re-encrypts, in batches, details encrypted with an earlier key. @returns the number of rows */
  @EveryInterval('encrypt travellers with the current key')
  async round(stopping?: AbortSignal): Promise<number> {
    if (!this.sealer.isRotating) return 0;
    let [count, last] = [0, ''];
    for (let more = true; more && !stopping?.aborted;) {
      const some = await this.travellers.find({ where: { id: MoreThan(last) }, order: { id: 'ASC' }, take: BATCH });
      for (const row of some) if (await this.reseal(row)) count++;
      more = some.length === BATCH;
      last = some.at(-1)?.id ?? last;
    }
    if (count > 0) this.logger.log(`${count} travellers are encrypted with the current key.`);
    return count;
  }

  /** A row that is changed meanwhile is encrypted with the current key anyway. */
  private async reseal({ id, orderId, sealed: before }: Traveller): Promise<boolean> {
    try {
      const sealed = this.sealer.resealed(before, sealOwner({ id, orderId }));
      if (sealed === null) return false;
      return (await this.travellers.update({ id, sealed: before }, { sealed })).affected === 1;
    } catch (error) {
      // The row stays unchanged: the missing key may be configured again.
      if (error instanceof BrokenSeal) return false;
      throw error;
    }
  }
}
