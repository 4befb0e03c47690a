import { Injectable, Logger } from '@nestjs/common';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { GatewayFailure } from './gateway/payment-gateway.js';
import { PAYMENT_CHECKED } from './payment.events.js';
import { PaymentSettlement } from './payment.settlement.js';
import type { PaymentStatus } from '@imisozi/core/payment-status';
import { PaymentsService } from './payments.service.js';

/** Checks a payment at the gateway because the payer has come back or staff want to know. */
@Injectable()
export class PaymentChecks {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly payments: PaymentsService,
    private readonly settlement: PaymentSettlement,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
  ) {}

  /**
   * The payer's browser has returned. If the gateway does not respond, the payment is not confirmed yet.
   * @throws NotFoundException for an unknown reference
   */
  async returned(reference: string): Promise<PaymentStatus> {
    const payment = await this.payments.getByReference(reference);
    try {
      return (await this.settlement.settle(payment, 'anybody')).status;
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      this.logger.warn(error.message);
      return payment.status;
    }
  }

  /**
   * Requested by staff; recorded in the audit trail, even if nothing has changed.
   * @throws NotFoundException for an unknown id
   * @throws GatewayFailure when the gateway cannot be asked
   */
  async byStaff(id: string, actor: Actor): Promise<PaymentStatus> {
    const payment = await this.payments.get(id);
    const { status } = await this.settlement.settle(payment, 'staff');
    await this.transactions.run((tx) => this.events.publish(tx, PAYMENT_CHECKED, { payment, status, actor }));
    return status;
  }
}
