import type { MobileProvider } from '@imisozi/core/mobile-money';
import type { GatewayOrder } from '../gateway/payment-gateway.js';
import type { Payment } from '../payment.entity.js';

/** A payer who is asked to approve a payment on the phone. */
export interface MobileRequest {
  /** Ours, which comes back in callbacks. */
  readonly reference: string;
  /** Ours too, a UUID: the service does not take the same one twice. */
  readonly requestId: string;
  /** With the code of the country: `250788123456`. */
  readonly phoneNumber: string;
  /** Whole francs. */
  readonly francs: number;
  /** What the payer reads on the phone: ASCII letters, digits and spaces. */
  readonly description: string;
}

/** `unanswered`: the request may have reached the payer, or not; asking for its state tells. */
export type Requested = 'accepted' | 'unanswered';

/** The service does not take the request, so that no money can come of it. The message is for the log. */
export class MobileRefusal extends Error {}

/** The port to a mobile money service (rules/mobile-money 1). */
export abstract class MobileGateway {
  abstract readonly provider: MobileProvider;

  /** No money moves. */
  abstract readonly isTest: boolean;

  /**
   * Asks the payer to approve.
   * @throws MobileRefusal when the service does not take the request
   * @throws GatewayFailure when the service was not reached, so that nobody was asked
   */
  abstract request(request: MobileRequest): Promise<Requested>;

  /**
   * The service's state of a payment. Null: it does not know the request, so nobody was asked.
   * @throws GatewayFailure when there is no usable answer
   */
  abstract retrieve(payment: Payment): Promise<GatewayOrder | null>;
}
