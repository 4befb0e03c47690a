import type { PaymentProvider } from '@imisozi/core/payment-providers';
import { ExternalServiceError } from '../../../platform/errors/external-service-error.js';

export type CardProvider = Extract<PaymentProvider, 'hosted' | 'sandbox'>;

/** A payment to be made. */
export interface CheckoutRequest {
  /** Ours; the order's id at the gateway. */
  readonly reference: string;
  /** US dollars. */
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
}

/** A gateway session in which the payer's browser can pay. */
export interface CheckoutSession {
  readonly sessionId: string;
  /** What the browser returns with after a successful payment; never sent to it beforehand. */
  readonly successIndicator: string;
}

/** The gateway's state of a payment. Amounts are in whole units of the currency: dollars by card, francs by mobile money. */
export interface GatewayOrder {
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  /** SUCCESS, PENDING, FAILURE, UNKNOWN. */
  readonly result: string;
  /** CAPTURED, FAILED, CANCELLED, REFUNDED, … */
  readonly status: string;
  readonly captured: number;
  readonly refunded: number;
}

/** The port to the card gateway (rules/payments 1). */
export abstract class PaymentGateway {
  abstract readonly provider: CardProvider;

  /** The gateway's `checkout.js`, which defines `Checkout` in the browser. */
  abstract readonly scriptUrl: string;

  abstract readonly merchantId: string;

  /** CREATE_CHECKOUT_SESSION for a PURCHASE. @throws GatewayFailure when there is no usable response */
  abstract createSession(request: CheckoutRequest): Promise<CheckoutSession>;

  /**
   * RETRIEVE_ORDER. Null: the gateway does not know the payment, so nobody has tried to pay yet.
   * @throws GatewayFailure when there is no usable response
   */
  abstract retrieveOrder(reference: string): Promise<GatewayOrder | null>;
}

/** The gateway cannot be asked. The message is for the log, the sentence for the visitor. */
export class GatewayFailure extends ExternalServiceError {
  constructor(
    message: string,
    code: 'card-service-away' | 'card-service-closed' | 'mobile-money-away' | 'provider-unused' = 'card-service-away',
  ) {
    super(message, code);
  }
}
