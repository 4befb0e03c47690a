import { Injectable } from '@nestjs/common';
import { PaymentSettlement } from './payment.settlement.js';
import { PaymentsService } from './payments.service.js';

/** Handles the notifications of the card gateway. */
@Injectable()
export class GatewayNotificationHandler {
  constructor(
    private readonly payments: PaymentsService,
    private readonly settlement: PaymentSettlement,
  ) {}

  /**
   * Settles the payment with what the gateway reports. A repeated notification has no further effect: it finds the
   * payment's status changed ({@link PaymentSettlement.settle}). An unknown reference is ignored, so that the gateway
   * does not repeat it.
   * @throws GatewayFailure when the gateway cannot be asked; it will send the notification again
   */
  async handle(reference: string): Promise<void> {
    const payment = await this.payments.findByReference(reference);
    if (payment) await this.settlement.settle(payment, 'gateway');
  }
}
