import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { AuditService } from '../audit/audit.service.js';
import { LEDGER_BOOKED, type LedgerBooked } from './ledger.events.js';

/** Records entries of the ledger in the audit trail. */
@Injectable()
export class LedgerAudit {
  constructor(private readonly audit: AuditService) {}

  @OnDomainEvent(LEDGER_BOOKED, 'audit')
  ledgerBooked(tx: EntityManager, { entry, order, actor }: LedgerBooked): Promise<void> {
    const { id, kind, direction, amount, inCurrency, fee, receivedAt, reference, note, receiptNumber } = entry;
    return this.audit.record(tx, actor, {
      action: entry.voids ? 'void' : 'book',
      resource: 'ledger',
      recordId: id,
      label: `${order.number}: ${receiptNumber}`,
      after: {
        kind,
        direction,
        amount,
        ...(inCurrency && { inCurrency }),
        ...(fee && { fee }),
        receivedAt,
        reference,
        note,
        receiptNumber,
      },
    });
  }
}
