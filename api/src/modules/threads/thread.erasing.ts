import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, Repository, type EntityManager } from 'typeorm';
import { keptSinceTime } from '@imisozi/core/privacy/periods';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AirTicketsService } from '../air-tickets/air-tickets.service.js';
import { ContactService } from '../contact/contact.service.js';
import { PeriodsInForce } from '../personal-data/periods-in-force.js';
import { Thread } from './thread.entity.js';

const BATCH = 100;

/** Deletes conversations whose time is over, with all that is part of them (rules/privacy 20). */
@Injectable()
export class ThreadErasing {
  constructor(
    @InjectRepository(Thread) private readonly threads: Repository<Thread>,
    private readonly contact: ContactService,
    private readonly airTickets: AirTicketsService,
    private readonly transactions: Transactions,
    private readonly periods: PeriodsInForce,
  ) {}

  @EveryInterval('erase old conversations')
  async round(stopping?: AbortSignal): Promise<void> {
    const inForce = await this.periods.get();
    for (let more = true; more && !stopping?.aborted;) {
      const where = { lastAt: LessThan(keptSinceTime('conversations', inForce)) };
      const some = await this.threads.find({ select: { id: true }, where, take: BATCH });
      const ids = some.map(({ id }) => id);
      if (ids.length > 0) await this.transactions.run((tx) => this.erase(tx, ids, where));
      more = some.length === BATCH;
    }
  }

  /** Somebody may have written again meanwhile: then the conversation stays. */
  private async erase(tx: EntityManager, ids: readonly string[], old: object): Promise<void> {
    await tx.update(Thread, { id: In([...ids]) }, { createdAt: () => 'createdAt' });
    const still = await tx.find(Thread, { select: { id: true }, where: { ...old, id: In([...ids]) } });
    const gone = still.map(({ id }) => id);
    if (gone.length === 0) return;
    await this.contact.deleteOfThreads(tx, gone);
    await this.airTickets.deleteOfThreads(tx, gone);
    await tx.delete(Thread, { id: In(gone) });
  }
}
