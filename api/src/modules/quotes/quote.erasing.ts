import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Not, Repository, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { keptSince, keptSinceTime, type KeptPeriods } from '@imisozi/core/privacy/periods';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { Transactions } from '../../platform/database/transactions.js';
import { SYSTEM_ACTOR } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { PeriodsInForce } from '../personal-data/periods-in-force.js';
import { QuoteChange } from './changes/quote-change.entity.js';
import { QuoteOpening } from './openings/quote-opening.entity.js';
import { Quote } from './quote.entity.js';
import { QUOTES } from './quote.records.js';

const BATCH = 100;

/** All that was typed, and all about the client. Number, state, source and day of sending stay for the figures. */
const empty = (): Partial<Quote> => ({
  names: '',
  email: '',
  phoneNumber: '',
  address: '',
  title: '',
  days: [],
  travelDate: null,
  departureId: null,
  travellers: {},
  options: [],
  note: '',
  costs: [],
  request: '',
  acceptedNames: null,
  lostReason: null,
  missedAt: null,
  erasedAt: new Date(),
});

/**
 * Empties a proposal, and deletes what its client did with its page.
 * @param only one that is none of these stays as it is
 * @returns whether it was emptied
 */
export async function emptyQuote(
  tx: EntityManager,
  id: string,
  only: readonly FindOptionsWhere<Quote>[] = [{}],
): Promise<boolean> {
  const where = only.map((one) => ({ ...one, id }));
  const { affected } = await tx.createQueryBuilder().update(Quote).set(empty()).where(where).execute();
  if (affected !== 1) return false;
  await tx.delete(QuoteChange, { quoteId: id });
  await tx.delete(QuoteOpening, { quoteId: id });
  return true;
}

/** Erases proposals that nobody accepted, once their time is over (rules/privacy 14). */
@Injectable()
export class QuoteErasing {
  constructor(
    @InjectRepository(Quote) private readonly quotes: Repository<Quote>,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly periods: PeriodsInForce,
  ) {}

  /** Erases those whose time is over, each in a transaction of its own. */
  @EveryInterval('erase old proposals')
  async round(stopping?: AbortSignal): Promise<void> {
    const inForce = await this.periods.get();
    for (let more = true; more && !stopping?.aborted;) {
      const where = over(inForce);
      const some = await this.quotes.find({ select: { id: true, number: true }, where, take: BATCH });
      for (const quote of some) await this.transactions.run((tx) => this.erase(tx, quote, inForce));
      more = some.length === BATCH;
    }
  }

  /** A colleague may have taken it up again meanwhile, or another process been faster. */
  private async erase(
    tx: EntityManager,
    { id, number }: Pick<Quote, 'id' | 'number'>,
    inForce: KeptPeriods,
  ): Promise<void> {
    if (!(await emptyQuote(tx, id, over(inForce)))) return;
    const about = { resource: QUOTES.resource, recordId: id, label: number };
    await this.audit.record(tx, SYSTEM_ACTOR, { ...about, action: 'erase' });
  }
}

/** Neither changed nor to be accepted for the whole period, and no booking. */
function over(inForce: KeptPeriods): FindOptionsWhere<Quote>[] {
  const updatedAt = LessThan(keptSinceTime('quotes', inForce));
  const old = { erasedAt: IsNull(), state: Not('ACCEPTED' as const), updatedAt };
  return [
    { ...old, validUntil: IsNull() },
    { ...old, validUntil: LessThan(keptSince('quotes', inForce)) },
  ];
}
