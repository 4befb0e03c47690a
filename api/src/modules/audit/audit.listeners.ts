import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnDomainEvent } from '../../common/domain-events/domain-event.js';
import { PASSWORD_CHANGED, PASSWORD_SET, type PasswordChanged, type PasswordSet } from '../auth/password.events.js';
import { LEDGER_BOOKED, type LedgerBooked } from '../orders/ledger/ledger.events.js';
import {
  ORDER_CHANGED,
  ORDER_STATUS_CHANGED,
  type OrderChanged,
  type OrderStatusChanged,
} from '../orders/order.events.js';
import type { Order } from '../orders/order.entity.js';
import type { Payment } from '../payments/payment.entity.js';
import {
  PAYMENT_CHECKED,
  PAYMENT_RESOLVED,
  type PaymentChecked,
  type PaymentResolved,
} from '../payments/payment.events.js';
import type { User } from '../users/user.entity.js';
import {
  USER_BLOCKED,
  USER_CREATED,
  USER_ROLE_CHANGED,
  USER_UNBLOCKED,
  type UserEvent,
  type UserRoleChanged,
} from '../users/user.events.js';
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

  @OnDomainEvent(ORDER_CHANGED)
  orderChanged(tx: EntityManager, { order, before, actor, isForced }: OrderChanged): Promise<void> {
    return this.audit.record(tx, actor, {
      action: 'update',
      resource: 'orders',
      recordId: order.id,
      label: order.number,
      before: bookingOf(before),
      after: { ...bookingOf(order), ...(isForced && { force: true }) },
    });
  }

  @OnDomainEvent(LEDGER_BOOKED)
  ledgerBooked(tx: EntityManager, { entry, order, actor }: LedgerBooked): Promise<void> {
    const { id, kind, direction, amount, receivedAt, reference, note, receiptNumber } = entry;
    return this.audit.record(tx, actor, {
      action: entry.voids ? 'void' : 'book',
      resource: 'ledger',
      recordId: id,
      label: `${order.number}: ${receiptNumber}`,
      after: { kind, direction, amount, receivedAt, reference, note, receiptNumber },
    });
  }

  @OnDomainEvent(PAYMENT_RESOLVED)
  paymentResolved(tx: EntityManager, { payment, before, actor }: PaymentResolved): Promise<void> {
    return this.audit.record(tx, actor, {
      ...aboutPayment(payment),
      action: 'resolve',
      before: resolutionOf(before),
      after: resolutionOf(payment),
    });
  }

  @OnDomainEvent(PAYMENT_CHECKED)
  paymentChecked(tx: EntityManager, { payment, status, actor }: PaymentChecked): Promise<void> {
    return this.audit.record(tx, actor, {
      ...aboutPayment(payment),
      action: 'check',
      before: { status: payment.status },
      after: { status },
    });
  }

  @OnDomainEvent(USER_CREATED)
  userCreated(tx: EntityManager, { user, actor }: UserEvent): Promise<void> {
    return this.audit.record(tx, actor, { ...aboutUser(user), action: 'create', after: user });
  }

  @OnDomainEvent(USER_BLOCKED)
  userBlocked(tx: EntityManager, { user, actor }: UserEvent): Promise<void> {
    const [before, after] = [{ isActive: true }, { isActive: false }];
    return this.audit.record(tx, actor, { ...aboutUser(user), action: 'block', before, after });
  }

  @OnDomainEvent(USER_UNBLOCKED)
  userUnblocked(tx: EntityManager, { user, actor }: UserEvent): Promise<void> {
    const [before, after] = [{ isActive: false }, { isActive: true }];
    return this.audit.record(tx, actor, { ...aboutUser(user), action: 'unblock', before, after });
  }

  @OnDomainEvent(USER_ROLE_CHANGED)
  userRoleChanged(tx: EntityManager, { user, before, actor }: UserRoleChanged): Promise<void> {
    const change = { before: { role: before }, after: { role: user.role } };
    return this.audit.record(tx, actor, { ...aboutUser(user), action: 'update', ...change });
  }

  @OnDomainEvent(PASSWORD_SET)
  passwordSet(tx: EntityManager, { user, actor }: PasswordSet): Promise<void> {
    const action = user.passwordHash === null ? 'activate' : 'reset-password';
    return this.audit.record(tx, actor, { ...aboutUser(user), action });
  }

  @OnDomainEvent(PASSWORD_CHANGED)
  passwordChanged(tx: EntityManager, { user, actor }: PasswordChanged): Promise<void> {
    return this.audit.record(tx, actor, { ...aboutUser(user), action: 'change-password' });
  }
}

const aboutUser = ({ id, firstName, lastName }: User) => ({
  resource: 'users',
  recordId: id,
  label: `${firstName} ${lastName}`,
});

const aboutPayment = ({ id, reference }: Payment) => ({ resource: 'payments', recordId: id, label: reference });

const resolutionOf = ({ status, orderId, settledAt, reviewReason, resolution }: Payment) => ({
  status,
  orderId,
  settledAt,
  reviewReason,
  resolution,
});

/** What the office may change of an order. */
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
