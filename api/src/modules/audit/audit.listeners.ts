import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnDomainEvent } from '../../common/domain-events/domain-event.js';
import { ORDER_STATUS_CHANGED, type OrderStatusChanged } from '../orders/order.events.js';
import { AuditService } from './audit.service.js';

/** Writes what happens in other domains to the trail. */
@Injectable()
export class AuditListeners {
  constructor(private readonly audit: AuditService) {}

  @OnDomainEvent(ORDER_STATUS_CHANGED)
  orderStatusChanged(tx: EntityManager, { order, before, actor }: OrderStatusChanged): Promise<void> {
    const { id, number, status, refundedAmount, refundReason, refundedAt } = order;
    return this.audit.record(tx, actor, {
      action: 'status',
      resource: 'orders',
      recordId: id,
      label: number,
      before: { status: before.status },
      after: { status, ...(status === 'REFUNDED' && { refundedAmount, refundReason, refundedAt }) },
    });
  }
}
