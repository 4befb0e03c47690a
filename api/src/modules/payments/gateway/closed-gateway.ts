import { GatewayFailure, PaymentGateway, type CheckoutSession, type GatewayOrder } from './payment-gateway.js';

/** Replaces the gateway in production when no merchant is configured: a test must never count as a payment. */
export class ClosedGateway extends PaymentGateway {
  readonly provider = 'hosted';
  readonly scriptUrl = '';
  readonly merchantId = '';

  createSession(): Promise<CheckoutSession> {
    return this.refuse();
  }

  retrieveOrder(): Promise<GatewayOrder | null> {
    return this.refuse();
  }

  private async refuse(): Promise<never> {
    throw new GatewayFailure(
      'No card gateway is configured: CHECKOUT_URL, CHECKOUT_MERCHANT, CHECKOUT_PASSWORD',
      'card-service-closed',
    );
  }
}
