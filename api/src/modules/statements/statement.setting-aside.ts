import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../platform/database/transactions.js';
import { refusal } from '../../platform/errors/refused.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { StatementRow } from './statement-row.entity.js';

/** Sets rows aside that are no payments of bookings, such as charges of the bank (rules/statements 5). */
@Injectable()
export class StatementSettingAside {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /** @throws Refused for an unknown row, and for one of which something is booked or that is set aside already */
  setAside(actor: Actor, statementId: string, id: string, reason: string): Promise<void> {
    const open = { id, statementId, state: 'open', bookedAmount: 0 } as const;
    return this.decide(actor, open, { state: 'aside', asideReason: reason });
  }

  /** @throws Refused for an unknown row, and for one that is not set aside */
  takeBack(actor: Actor, statementId: string, id: string): Promise<void> {
    const aside = { id, statementId, state: 'aside' } as const;
    return this.decide(actor, aside, { state: 'open', asideReason: null });
  }

  private decide(
    actor: Actor,
    from: Pick<StatementRow, 'id' | 'statementId' | 'state'>,
    to: Pick<StatementRow, 'state' | 'asideReason'>,
  ): Promise<void> {
    const { id, statementId } = from;
    return this.transactions.run(async (tx) => {
      const decided = { decidedBy: actor.user?.email ?? '', decidedAt: new Date() };
      const { affected } = await tx.update(StatementRow, from, { ...to, ...decided });
      const row = await readRow(tx, statementId, id);
      if (affected !== 1) throw refusal('statement-row-not-so', { state: row.state });
      await this.audit.record(tx, actor, {
        ...{ action: 'status', resource: 'statements', recordId: statementId, label: `Row ${row.position}` },
        before: { state: from.state },
        after: { state: to.state, reason: to.asideReason },
      });
    });
  }
}

async function readRow(tx: EntityManager, statementId: string, id: string): Promise<StatementRow> {
  const row = await tx.findOneBy(StatementRow, { id, statementId });
  if (!row) throw refusal('statement-row-not-found');
  return row;
}
