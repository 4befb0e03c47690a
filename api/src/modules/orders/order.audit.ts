import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { AuditService } from '../audit/audit.service.js';
import type { Order } from './order.entity.js';
import { ORDER_CHANGED, ORDER_STATUS_CHANGED, type OrderChanged, type OrderStatusChanged } from './order.events.js';

/** Records changes of orders in the audit trail. */
@Injectable()
export class OrderAudit {
  constructor(private readonly audit: AuditService) {}

  @OnDomainEvent(ORDER_STATUS_CHANGED, 'audit')
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

  @OnDomainEvent(ORDER_CHANGED, 'audit')
  orderChanged(tx: EntityManager, { order, before, actor, isForced, creditReason }: OrderChanged): Promise<void> {
    return this.audit.record(tx, actor, {
      action: 'update',
      resource: 'orders',
      recordId: order.id,
      label: order.number,
      before: bookingOf(before),
      after: { ...bookingOf(order), ...(isForced && { force: true }), ...(creditReason && { creditReason }) },
    });
  }
}

/** The fields of an order that the office may change. */
const bookingOf = (order: Order) => ({
  names: order.names,
  email: order.email,
  phoneNumber: order.phoneNumber,
  address: order.address,
  location: order.location,
  message: order.message,
  travelDate: order.travelDate,
  endDate: order.endDate,
  departureId: order.departureId,
  people: order.people,
  travellers: order.travellers,
  promoCode: order.promoCode,
  source: order.source,
  deadline: order.deadline,
  amount: order.amount,
});
