import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { BUSY, jsonCall, reasonOf, type Reply } from './json-call.js';
import {
  GatewayFailure,
  PaymentGateway,
  type CheckoutRequest,
  type CheckoutSession,
  type GatewayOrder,
} from './payment-gateway.js';

/** The version of the REST interface and of `checkout.js` (rules/payments 1). */
const VERSION = 61;

/** How long a visitor may wait for the gateway, including all retries. */
const PATIENCE_MS = 10_000;

/** Pauses between tries, as fractions of that time: 200 and 400 milliseconds. */
const PAUSES = [0.02, 0.04] as const;

/** The gateway's URL and our account there. */
export interface HostedCheckoutSettings {
  /** Such as `https://test-gateway.mastercard.com`. */
  readonly url: string;
  readonly merchant: string;
  readonly password: string;
  /** Where the gateway may send its notifications; it accepts only URLs with TLS. */
  readonly notificationUrl?: string;
  /** Milliseconds for one call with all its retries; ten seconds by default. */
  readonly patienceMs?: number;
}

const paymentSessionAnswer = z.object({
  result: z.literal('SUCCESS'),
  session: z.object({ id: z.string().min(1).max(100) }),
  successIndicator: z.string().min(1).max(100),
});

/** The gateway writes amounts as numbers in some versions and as text in others. */
const dollars = z.coerce.number().nonnegative();

const orderAnswer = z.object({
  id: z.string(),
  amount: dollars,
  currency: z.string(),
  result: z.string(),
  status: z.string(),
  totalCapturedAmount: dollars.default(0),
  totalRefundedAmount: dollars.default(0),
});

const errorAnswer = z.object({ error: z.object({ cause: z.string(), explanation: z.string().default('') }) });

/** The hosted checkout of the Mastercard Gateway, through its REST API (rules/payments 1). */
export class HostedCheckout extends PaymentGateway {
  readonly provider = 'hosted';
  readonly scriptUrl: string;
  readonly merchantId: string;
  private readonly root: string;
  private readonly authorization: string;

  constructor(private readonly settings: HostedCheckoutSettings) {
    super();
    const gateway = settings.url.replace(/\/+$/, '');
    this.merchantId = settings.merchant;
    this.scriptUrl = `${gateway}/checkout/version/${VERSION}/checkout.js`;
    this.root = `${gateway}/api/rest/version/${VERSION}/merchant/${encodeURIComponent(settings.merchant)}`;
    const credentials = `merchant.${settings.merchant}:${settings.password}`;
    this.authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
  }

  async createSession({ reference, amount, currency, description }: CheckoutRequest): Promise<CheckoutSession> {
    const { status, body } = await this.call('POST', '/session', {
      apiOperation: 'CREATE_CHECKOUT_SESSION',
      interaction: { operation: 'PURCHASE' },
      order: {
        id: reference,
        amount: amount.toFixed(2),
        currency,
        description,
        ...(this.settings.notificationUrl && { notificationUrl: this.settings.notificationUrl }),
      },
    });
    const answer = paymentSessionAnswer.safeParse(body);
    if (status >= 300 || !answer.success) throw unusable('CREATE_CHECKOUT_SESSION', { status, body });
    return { sessionId: answer.data.session.id, successIndicator: answer.data.successIndicator };
  }

  async retrieveOrder(reference: string): Promise<GatewayOrder | null> {
    const { status, body } = await this.call('GET', `/order/${encodeURIComponent(reference)}`);
    if (isUnknownOrder({ status, body })) return null;
    const answer = orderAnswer.safeParse(body);
    if (status >= 300 || !answer.success) throw unusable('RETRIEVE_ORDER', { status, body });
    const { id, totalCapturedAmount: captured, totalRefundedAmount: refunded, ...order } = answer.data;
    return { reference: id, captured, refunded, ...order };
  }

  /**
   * Calls the gateway, and retries when it does not respond, fails or is too busy. Both operations are safe to repeat:
   * a query changes nothing, and an unused session takes no money.
   */
  private async call(method: 'GET' | 'POST', path: string, body?: object): Promise<Reply> {
    const patience = this.settings.patienceMs ?? PATIENCE_MS;
    const end = AbortSignal.timeout(patience);
    for (let tries = 0; ; tries++) {
      const pause = PAUSES[tries];
      const mayRepeat = pause !== undefined && !end.aborted;
      try {
        const reply = await this.once(method, path, body, AbortSignal.any([end, AbortSignal.timeout(patience / 2)]));
        if (!mayRepeat || (reply.status < 500 && reply.status !== BUSY)) return reply;
      } catch (error) {
        if (!mayRepeat || end.aborted) throw new GatewayFailure(`The card gateway did not answer: ${reasonOf(error)}`);
      }
      await wait(pause * patience);
    }
  }

  private once(method: 'GET' | 'POST', path: string, body: object | undefined, signal: AbortSignal): Promise<Reply> {
    return jsonCall(`${this.root}${path}`, { method, headers: { Authorization: this.authorization }, body, signal });
  }
}

const UNKNOWN = /unable to find|can ?not find|not found|does not exist/i;

/**
 * The gateway does not know an order before somebody tries to pay it. Only its own error code for that counts: any
 * other failed response must not be taken for "nobody paid".
 */
function isUnknownOrder({ status, body }: Reply): boolean {
  if (status !== 400 && status !== 404) return false;
  const answer = errorAnswer.safeParse(body);
  return answer.success && UNKNOWN.test(answer.data.error.explanation);
}

function unusable(operation: string, { status, body }: Reply): GatewayFailure {
  const answer = errorAnswer.safeParse(body);
  const cause = answer.success
    ? `${answer.data.error.cause} ${answer.data.error.explanation}`.trim()
    : 'unexpected content';
  return new GatewayFailure(`The card gateway answered ${status} to ${operation}: ${cause.slice(0, 300)}`);
}
