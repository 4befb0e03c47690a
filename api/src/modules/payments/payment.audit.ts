import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { AuditService } from '../audit/audit.service.js';
import type { Payment } from './payment.entity.js';
import { PAYMENT_CHECKED, PAYMENT_RESOLVED, type PaymentChecked, type PaymentResolved } from './payment.events.js';

/** Records decisions of staff about payments in the audit trail. */
@Injectable()
export class PaymentAudit {
  constructor(private readonly audit: AuditService) {}

  @OnDomainEvent(PAYMENT_RESOLVED, 'audit')
  paymentResolved(tx: EntityManager, { payment, before, actor }: PaymentResolved): Promise<void> {
    return this.audit.record(tx, actor, {
      ...aboutPayment(payment),
      action: 'resolve',
      before: resolutionOf(before),
      after: resolutionOf(payment),
    });
  }

  @OnDomainEvent(PAYMENT_CHECKED, 'audit')
  paymentChecked(tx: EntityManager, { payment, status, actor }: PaymentChecked): Promise<void> {
    return this.audit.record(tx, actor, {
      ...aboutPayment(payment),
      action: 'check',
      before: { status: payment.status },
      after: { status },
    });
  }
}

const aboutPayment = ({ id, reference }: Payment) => ({ resource: 'payments', recordId: id, label: reference });

const resolutionOf = ({ status, orderId, settledAt, reviewReason, resolution }: Payment) => ({
  status,
  orderId,
  settledAt,
  reviewReason,
  resolution,
});
