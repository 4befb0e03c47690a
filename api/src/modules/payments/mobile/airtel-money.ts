import { z } from 'zod';
import { MOBILE_CURRENCY, nationalNumber } from '@imisozi/core/mobile-money';
import { GatewayFailure, type GatewayOrder } from '../gateway/payment-gateway.js';
import { BUSY, isForbidden, type Reply } from '../gateway/json-call.js';
import { asked } from '../payment.money.js';
import type { Payment } from '../payment.entity.js';
import type { IssuedToken } from './bearer-token.js';
import { MobileApi } from './mobile-api.js';
import { MobileGateway, MobileRefusal, type MobileRequest, type Requested } from './mobile-gateway.js';

/** Our account at Airtel Money. */
export interface AirtelSettings {
  /** `https://openapi.airtel.africa`, or `https://openapiuat.airtel.africa` for tests. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly patienceMs: number;
}

/** The host of Airtel's test environment. */
const TEST_HOST = /^openapiuat\./;
const COUNTRY = 'RW';
const NOT_FOUND = 404;

/** Answers of the service, by its `response_code`. */
const AMBIGUOUS = 'DP00800001000';
const SUCCESS = 'DP00800001001';
const IN_PROCESS = 'DP00800001006';
const UNKNOWN = 'DP00800001025';

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });
const answerStatus = z.object({
  message: z.string().nullish(),
  response_code: z.string().nullish(),
  success: z.boolean().nullish(),
});
const requestAnswer = z.object({ status: answerStatus });
const stateAnswer = z.object({
  data: z.object({ transaction: z.object({ id: z.string(), status: z.string() }).nullish() }).nullish(),
  status: answerStatus,
});

/** What the service calls the states of a transaction; anything else is still on its way. */
const STATES: Readonly<Record<string, Pick<GatewayOrder, 'status' | 'result'>>> = {
  TS: { status: 'CAPTURED', result: 'SUCCESS' },
  TF: { status: 'FAILED', result: 'FAILURE' },
  TE: { status: 'EXPIRED', result: 'FAILURE' },
};

/** The collections of Airtel Money Africa, version 1: USSD push and enquiry (rules/mobile-money 1). */
export class AirtelMoney extends MobileGateway {
  readonly provider = 'airtel';
  readonly isTest: boolean;
  private readonly api: MobileApi;
  private readonly headers = { 'X-Country': COUNTRY, 'X-Currency': MOBILE_CURRENCY, Accept: '*/*' };

  constructor(private readonly settings: AirtelSettings) {
    super();
    this.isTest = TEST_HOST.test(new URL(settings.url).hostname);
    this.api = new MobileApi({ ...settings, name: 'Airtel Money' }, (api) => this.login(api));
  }

  /** Sent once: the service refuses a second one with the same id, and an enquiry tells what became of the first. */
  async request({ reference, phoneNumber, francs, description }: MobileRequest): Promise<Requested> {
    let reply: Reply;
    try {
      reply = await this.api.call({
        method: 'POST',
        path: '/merchant/v1/payments/',
        headers: this.headers,
        body: {
          reference: description,
          subscriber: { country: COUNTRY, currency: MOBILE_CURRENCY, msisdn: nationalNumber(phoneNumber) },
          transaction: { amount: francs, country: COUNTRY, currency: MOBILE_CURRENCY, id: reference },
        },
      });
    } catch (error) {
      // Without a token nothing was sent.
      if (error instanceof GatewayFailure) throw error;
      return 'unanswered';
    }
    if (isForbidden(reply)) throw this.api.failure('a payment', reply);
    const answer = requestAnswer.safeParse(reply.body);
    const status = answer.data?.status;
    if (status?.success === true) return 'accepted';
    const code = status?.response_code ?? '';
    if (code === SUCCESS || code === IN_PROCESS) return 'accepted';
    const isClear = reply.status < 500 && reply.status !== BUSY && (answer.success || reply.status >= 400);
    if (!isClear || code === AMBIGUOUS) return 'unanswered';
    throw new MobileRefusal(this.api.failure('a payment', reply).message);
  }

  /** The service says which transaction and how it stands, and not its amount: that is the one that was asked for. */
  async retrieve(payment: Payment): Promise<GatewayOrder | null> {
    const what = 'an enquiry';
    const path = `/standard/v1/payments/${encodeURIComponent(payment.reference)}`;
    const reply = await this.api.call({ method: 'GET', path, headers: this.headers }).catch((error: unknown) => {
      throw this.api.silence(what, error);
    });
    const answer = stateIn(reply);
    if (reply.status === NOT_FOUND || answer?.status.response_code === UNKNOWN) return null;
    const transaction = answer?.data?.transaction;
    if (reply.status >= 300 || !transaction) throw this.api.failure(what, reply);
    const { amount, currency } = asked(payment);
    return {
      reference: transaction.id,
      amount,
      currency,
      ...(STATES[transaction.status] ?? { status: transaction.status, result: 'PENDING' }),
      captured: transaction.status === 'TS' ? amount : 0,
      refunded: 0,
    };
  }

  private async login(api: MobileApi): Promise<IssuedToken> {
    const { clientId, clientSecret } = this.settings;
    const body = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' };
    const reply = await api.reach({ method: 'POST', path: '/auth/oauth2/token', body }).catch((error: unknown) => {
      throw api.silence('the token', error);
    });
    const answer = tokenAnswer.safeParse(reply.body);
    if (reply.status >= 300 || !answer.success) throw api.failure('the token', { status: reply.status, body: null });
    return { token: answer.data.access_token, seconds: answer.data.expires_in };
  }
}

const stateIn = ({ body }: Reply) => stateAnswer.safeParse(body).data;
