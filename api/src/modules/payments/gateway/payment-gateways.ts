import { Injectable } from '@nestjs/common';
import type { MobileProvider } from '@imisozi/core/mobile-money';
import type { PaymentProvider } from '@imisozi/core/payment-providers';
import { MobileGateways } from '../mobile/mobile-gateways.js';
import type { Payment } from '../payment.entity.js';
import { isMobilePayment } from '../payment.money.js';
import { GatewayFailure, PaymentGateway, type GatewayOrder } from './payment-gateway.js';

/** The gateways in use: for cards, and for each mobile money service. */
@Injectable()
export class PaymentGateways {
  constructor(
    private readonly card: PaymentGateway,
    private readonly mobile: MobileGateways,
  ) {}

  /** Those whose payments can be asked about. */
  get providers(): PaymentProvider[] {
    return [this.card.provider, ...this.mobile.providers];
  }

  /**
   * The gateway's state of a payment; null: it does not know it, so nobody has tried to pay yet.
   * @throws GatewayFailure when the gateway cannot be asked, or is not the one that the payment was opened at
   */
  async retrieve(payment: Payment): Promise<GatewayOrder | null> {
    const { provider, reference, isTest } = payment;
    if (provider === this.card.provider) return this.card.retrieveOrder(reference);
    const mobile = isMobilePayment(payment) ? this.mobile.find(provider as MobileProvider) : undefined;
    if (mobile?.isTest === isTest) return mobile.retrieve(payment);
    throw new GatewayFailure(`The payment ${reference} belongs to the provider ${provider}`, 'provider-unused');
  }
}
