import { Injectable } from '@nestjs/common';
import { PaymentSettlement } from './payment.settlement.js';
import { PaymentsService } from './payments.service.js';

/** Takes the notifications of the card gateway. */
@Injectable()
export class GatewayNotificationHandler {
  constructor(
    private readonly payments: PaymentsService,
    private readonly settlement: PaymentSettlement,
  ) {}

  /**
   * Has the payment settled as the gateway reports it. One that comes twice has the effect of one: the second finds the
   * payment's status changed ({@link PaymentSettlement.settle}). An unknown reference is passed over, so that the gateway
   * does not repeat it.
   * @throws GatewayFailure when the gateway cannot be asked; it will send the notification again
   */
  async handle(reference: string): Promise<void> {
    const payment = await this.payments.findByReference(reference);
    if (payment) await this.settlement.settle(payment, 'gateway');
  }
}
