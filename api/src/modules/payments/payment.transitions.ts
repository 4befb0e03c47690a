import { In, type EntityManager } from 'typeorm';
import { Payment } from './payment.entity.js';
import { statusesBefore, type PaymentStatus } from '@imisozi/core/payment-status';

/** Fields that may be written together with a status. */
type Details = Partial<
  Pick<Payment, 'orderId' | 'settledAt' | 'endedAt' | 'reviewReason' | 'resolution' | 'resolvedAt'>
>;

/**
 * The one place that writes a payment's status.
 * @returns the payment as it is now; null if its status does not allow the change
 */
export async function transitionPayment(
  tx: EntityManager,
  { id }: Pick<Payment, 'id'>,
  next: PaymentStatus,
  details: Details = {},
): Promise<Payment | null> {
  const result = await tx.update(
    Payment,
    { id, status: In(statusesBefore(next)) },
    { status: next, updatedAt: new Date(), ...details },
  );
  return result.affected === 1 ? tx.findOneByOrFail(Payment, { id }) : null;
}
