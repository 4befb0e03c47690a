import { Injectable, Logger } from '@nestjs/common';
import { GatewayFailure } from './gateway/payment-gateway.js';
import { PaymentSettlement } from './payment.settlement.js';
import type { PaymentStatus } from './payment.status.js';
import { PaymentsService } from './payments.service.js';

/** The occasions on which somebody asks how a payment went; each ends in {@link PaymentSettlement.settle}. */
@Injectable()
export class PaymentChecks {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly payments: PaymentsService,
    private readonly settlement: PaymentSettlement,
  ) {}

  /**
   * The payer's browser has come back. While the gateway does not answer the payment is simply not confirmed yet.
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
   * The gateway has sent word. A reference that is not ours is passed over, so that the gateway does not repeat it.
   * @throws GatewayFailure when the gateway can not be asked; it will send word again
   */
  async notified(reference: string): Promise<void> {
    const payment = await this.payments.findByReference(reference);
    if (payment) await this.settlement.settle(payment, 'gateway');
  }

  /**
   * Staff want to know now.
   * @throws NotFoundException for an unknown id
   * @throws GatewayFailure when the gateway can not be asked
   */
  async byStaff(id: string): Promise<PaymentStatus> {
    return (await this.settlement.settle(await this.payments.get(id), 'staff')).status;
  }
}
