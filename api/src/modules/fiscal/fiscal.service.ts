import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { FISCAL_KINDS, FISCAL_STATES, fiscalMoment, type FiscalState } from '@imisozi/core/fiscal';
import { Transactions } from '../../platform/database/transactions.js';
import { refusal } from '../../platform/errors/refused.js';
import { readList, type ListDefinition, type ListPage, type ListQuery } from '../../platform/list/read-list.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import type { EnterSignatureDto } from './fiscal.dto.js';
import { FiscalReceipt } from './fiscal-receipt.entity.js';

const LIST: ListDefinition = {
  resource: 'fiscal-receipts',
  search: ['paper', 'orderNumber', 'title'],
  equals: ['orderId', 'paper'],
  choices: { state: FISCAL_STATES, kind: FISCAL_KINDS },
  ranges: ['createdAt'],
  sortable: ['createdAt', 'paper', 'state'],
};

/** Papers before the fiscal device, as whoever keeps the books sees them (rules/fiscal 3). */
@Injectable()
export class FiscalService {
  constructor(
    @InjectRepository(FiscalReceipt) private readonly receipts: Repository<FiscalReceipt>,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  page(query: ListQuery): Promise<ListPage<FiscalReceipt>> {
    return readList(this.receipts, LIST, query);
  }

  /** @throws Refused for an unknown id */
  async get(id: string): Promise<FiscalReceipt> {
    const receipt = await this.receipts.findOneBy({ id });
    if (!receipt) throw refusal('fiscal-receipt-not-found');
    return receipt;
  }

  /** Queues a refused paper again, or lets a waiting one go at once. @throws Refused for any other */
  again(id: string, actor: Actor): Promise<FiscalReceipt> {
    return this.change(id, actor, ['refused', 'queued'], { state: 'queued', notBefore: null, attempts: 0 });
  }

  /** Enters how the device has signed a paper whose answer was lost. @throws Refused for any other */
  enter(id: string, { signedAt, ...signature }: EnterSignatureDto, actor: Actor): Promise<FiscalReceipt> {
    const signed = { ...signature, signedAt: fiscalMoment(signedAt ?? new Date()) };
    return this.change(id, actor, ['unanswered'], { state: 'signed', signed, problem: '' });
  }

  private change(
    id: string,
    actor: Actor,
    from: readonly FiscalState[],
    change: Partial<FiscalReceipt>,
  ): Promise<FiscalReceipt> {
    return this.transactions.run(async (tx) => {
      // The write comes first because it locks the row.
      await tx.update(FiscalReceipt, { id }, { createdAt: () => 'createdAt' });
      const receipt = await tx.findOneBy(FiscalReceipt, { id });
      if (!receipt) throw refusal('fiscal-receipt-not-found');
      const before = { state: receipt.state };
      if (!from.includes(receipt.state)) throw refusal('fiscal-receipt-is', { state: receipt.state });
      Object.assign(receipt, change);
      await tx.save(receipt, { reload: false });
      await this.audit.record(tx, actor, {
        action: 'update',
        resource: 'fiscal-receipts',
        recordId: id,
        label: receipt.paper,
        before,
        after: { state: receipt.state },
      });
      return receipt;
    });
  }
}
