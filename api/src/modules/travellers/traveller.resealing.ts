import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository } from 'typeorm';
import { InjectProcessKind, runsJobs, type ProcessKind } from '../../platform/process-kind.js';
import { Schedule } from '../../platform/schedule/schedule.js';
import { BrokenSeal, Sealer } from '../../platform/sealing/sealer.js';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { Traveller } from './traveller.entity.js';
import { sealOwner } from './traveller.rules.js';

const LOOK_MS = 60 * 60_000;
const JITTER_MS = 5 * 60_000;
/** Rows read at a time. */
const BATCH = 500;

/** Encrypts travellers anew once `DATA_KEY` is another one, so that those in `DATA_KEYS_BEFORE` can go (rules/privacy 3). */
@Injectable()
export class TravellerResealing implements OnApplicationBootstrap {
  private readonly logger = new Logger('Sealing');

  constructor(
    @InjectRepository(Traveller) private readonly travellers: Repository<Traveller>,
    @InjectEnv() private readonly env: Env,
    @InjectProcessKind() private readonly kind: ProcessKind,
    private readonly sealer: Sealer,
    private readonly schedule: Schedule,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.sealer.isRotating || !runsJobs(this.kind, this.env)) return;
    const reseal = async (stopping: AbortSignal) => void (await this.round(stopping));
    this.schedule.every(LOOK_MS, 'encrypt travellers with the key of now', reseal, {
      atStart: true,
      jitterMs: JITTER_MS,
    });
  }

  /** Seals anew whatever a key of before has sealed, in batches. @returns how many that were */
  async round(stopping?: AbortSignal): Promise<number> {
    let [count, last] = [0, ''];
    for (let more = true; more && !stopping?.aborted;) {
      const some = await this.travellers.find({ where: { id: MoreThan(last) }, order: { id: 'ASC' }, take: BATCH });
      for (const row of some) if (await this.reseal(row)) count++;
      more = some.length === BATCH;
      last = some.at(-1)?.id ?? last;
    }
    if (count > 0) this.logger.log(`${count} travellers are encrypted with the key of now.`);
    return count;
  }

  /** Whoever changes the row meanwhile seals it with the key of now. */
  private async reseal({ id, orderId, sealed: before }: Traveller): Promise<boolean> {
    try {
      const sealed = this.sealer.resealed(before, sealOwner({ id, orderId }));
      if (sealed === null) return false;
      return (await this.travellers.update({ id, sealed: before }, { sealed })).affected === 1;
    } catch (error) {
      // It stays as it is: the key may come back.
      if (error instanceof BrokenSeal) return false;
      throw error;
    }
  }
}
