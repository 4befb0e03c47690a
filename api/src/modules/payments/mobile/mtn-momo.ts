import { z } from 'zod';
import { MOBILE_CURRENCY } from '@imisozi/core/mobile-money';
import { GatewayFailure, type GatewayOrder } from '../gateway/payment-gateway.js';
import { BUSY, isForbidden, type Reply } from '../gateway/json-call.js';
import type { Payment } from '../payment.entity.js';
import type { IssuedToken } from './bearer-token.js';
import { MobileApi } from './mobile-api.js';
import { MobileGateway, MobileRefusal, type MobileRequest, type Requested } from './mobile-gateway.js';

/** Our account at MTN MoMo Collections. */
export interface MtnSettings {
  /** Such as `https://proxy.momoapi.mtn.com`. */
  readonly url: string;
  readonly subscriptionKey: string;
  /** The API user, a UUID, and its key. */
  readonly user: string;
  readonly key: string;
  /** X-Target-Environment: `mtnrwanda`, or `sandbox`. */
  readonly target: string;
  /** Where the service may say that something has changed; its host is registered with the API user. */
  readonly callbackUrl?: string;
  readonly patienceMs: number;
}

/** MTN's public test environment, which knows euros only. */
export const MTN_SANDBOX = 'sandbox';
const SANDBOX_CURRENCY = 'EUR';

const ACCEPTED = 202;
const NOT_FOUND = 404;
/** The same X-Reference-Id: an earlier try has arrived. */
const EXISTS = 409;

/** Errors of 500 that are about the request, which has not gone to the payer then. */
const REFUSALS = new Set([
  'NOT_ALLOWED',
  'NOT_ALLOWED_TARGET_ENVIRONMENT',
  'INVALID_CALLBACK_URL_HOST',
  'INVALID_CURRENCY',
  'PAYER_NOT_FOUND',
  'PAYEE_NOT_ALLOWED_TO_RECEIVE',
]);

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });
const errorAnswer = z.object({ code: z.string() });
/** It writes amounts as text in some places and as numbers in others. */
const resultAnswer = z.object({
  amount: z.coerce.number().nonnegative(),
  currency: z.string(),
  externalId: z.coerce.string(),
  status: z.string(),
});

/** MTN MoMo Collections, version 1.0 (rules/mobile-money 1). */
export class MtnMomo extends MobileGateway {
  readonly provider = 'mtn';
  readonly isTest: boolean;
  private readonly api: MobileApi;
  private readonly subscription: Readonly<Record<string, string>>;

  constructor(private readonly settings: MtnSettings) {
    super();
    this.isTest = settings.target === MTN_SANDBOX;
    this.subscription = { 'Ocp-Apim-Subscription-Key': settings.subscriptionKey };
    this.api = new MobileApi({ ...settings, name: 'MTN MoMo' }, (api) => this.login(api));
  }

  /** Sent twice if need be: the second with the same id is answered 409, and asks nobody again. */
  async request(request: MobileRequest): Promise<Requested> {
    for (let tries = 1; ; tries++) {
      const reply = await this.requestToPay(request).catch((error: unknown) => {
        // Without a token nothing was sent.
        if (error instanceof GatewayFailure && tries === 1) throw error;
        return null;
      });
      if (reply?.status === ACCEPTED || reply?.status === EXISTS) return 'accepted';
      if (reply && isForbidden(reply)) throw this.api.failure('requesttopay', reply);
      if (reply && isRefusal(reply)) throw new MobileRefusal(this.api.failure('requesttopay', reply).message);
      if (tries === 2) return 'unanswered';
    }
  }

  async retrieve({ sessionId }: Payment): Promise<GatewayOrder | null> {
    const what = 'the state of a requesttopay';
    const path = `/collection/v1_0/requesttopay/${encodeURIComponent(sessionId ?? '')}`;
    const reply = await this.api.call({ method: 'GET', path, headers: this.headers }).catch((error: unknown) => {
      throw this.api.silence(what, error);
    });
    if (reply.status === NOT_FOUND) return null;
    const found = resultIn(reply);
    if (!found) throw this.api.failure(what, reply);
    const { amount, currency, externalId: reference, status } = found;
    return {
      reference,
      amount,
      currency: this.isTest && currency === SANDBOX_CURRENCY ? MOBILE_CURRENCY : currency,
      ...stateOf(status),
      captured: status === 'SUCCESSFUL' ? amount : 0,
      refunded: 0,
    };
  }

  private requestToPay({ reference, requestId, phoneNumber, francs, description }: MobileRequest): Promise<Reply> {
    const { callbackUrl } = this.settings;
    return this.api.call({
      method: 'POST',
      path: '/collection/v1_0/requesttopay',
      headers: {
        ...this.headers,
        'X-Reference-Id': requestId,
        ...(callbackUrl && { 'X-Callback-Url': callbackUrl }),
      },
      body: {
        amount: String(francs),
        currency: this.isTest ? SANDBOX_CURRENCY : MOBILE_CURRENCY,
        externalId: reference,
        payer: { partyIdType: 'MSISDN', partyId: phoneNumber },
        payerMessage: description,
        payeeNote: description,
      },
    });
  }

  private get headers(): Readonly<Record<string, string>> {
    return { ...this.subscription, 'X-Target-Environment': this.settings.target };
  }

  private async login(api: MobileApi): Promise<IssuedToken> {
    const { user, key } = this.settings;
    const headers = {
      ...this.subscription,
      Authorization: `Basic ${Buffer.from(`${user}:${key}`).toString('base64')}`,
    };
    const reply = await api.reach({ method: 'POST', path: '/collection/token/', headers }).catch((error: unknown) => {
      throw api.silence('the token', error);
    });
    const answer = tokenAnswer.safeParse(reply.body);
    if (reply.status >= 300 || !answer.success) throw api.failure('the token', { status: reply.status, body: null });
    return { token: answer.data.access_token, seconds: answer.data.expires_in };
  }
}

const resultIn = ({ status, body }: Reply) => (status < 300 ? resultAnswer.safeParse(body).data : undefined);

/** Whatever is neither done nor given up is still on its way. */
function stateOf(status: string): Pick<GatewayOrder, 'status' | 'result'> {
  if (status === 'SUCCESSFUL') return { status: 'CAPTURED', result: 'SUCCESS' };
  if (['FAILED', 'REJECTED', 'TIMEOUT', 'EXPIRED'].includes(status)) return { status: 'FAILED', result: 'FAILURE' };
  return { status, result: 'PENDING' };
}

function isRefusal({ status, body }: Reply): boolean {
  if (status >= 400 && status < 500) return status !== BUSY;
  const error = errorAnswer.safeParse(body);
  return error.success && REFUSALS.has(error.data.code);
}
