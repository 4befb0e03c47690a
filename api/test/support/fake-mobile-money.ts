import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to the next calls, one after the other; afterwards all is well. */
export type Trouble =
  'away before' | 'away after' | 'gone before' | 'gone after' | 'slow' | 'no json' | 'token expired';

/** A call that a service has got. */
export interface ServiceCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- specs read whatever was sent
  readonly body: any;
}

type Answer = readonly [status: number, body?: object];

const UUID4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** A service on loopback: it keeps what it was asked for, and has the troubles of a real one. */
abstract class FakeService {
  readonly calls: ServiceCall[] = [];
  readonly troubles: Trouble[] = [];
  protected tokens = 0;

  private readonly server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const text = Buffer.concat(parts).toString();
      const call = { method, path, headers, body: text ? (JSON.parse(text) as unknown) : undefined };
      const isLogin = path.includes('token');
      if (!isLogin) this.calls.push(call);
      const trouble = isLogin ? undefined : this.troubles.shift();
      if (trouble === 'away before') return void response.writeHead(503).end();
      if (trouble === 'gone before') return void request.socket.destroy();
      if (trouble === 'token expired') this.tokens++;
      const [status, body] = this.answer(call);
      if (trouble === 'away after') return void response.writeHead(500).end('<h1>Oops</h1>');
      if (trouble === 'gone after') return void request.socket.destroy();
      const send = () =>
        void response
          .writeHead(status, { 'Content-Type': 'application/json' })
          .end(trouble === 'no json' ? '<' : body && JSON.stringify(body));
      if (trouble === 'slow') setTimeout(send, 150);
      else send();
    });
  });

  protected abstract answer(call: ServiceCall): Answer;

  /** @returns its URL */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

interface MomoRequest {
  readonly amount: string;
  readonly currency: string;
  readonly externalId: string;
  readonly payer: { readonly partyIdType: string; readonly partyId: string };
  readonly payerMessage: string;
  readonly payeeNote: string;
}

const MOMO = {
  subscription: 'a subscription key',
  user: '5b0c8f52-6f3b-4c1e-9c55-0e5f0a1b2c3d',
  key: 'a key of specs',
};

/** MTN MoMo Collections: tokens, requesttopay and its state, with the service's own errors. */
export class FakeMomo extends FakeService {
  /** What was asked for, by X-Reference-Id, with its state. */
  readonly requests = new Map<string, MomoRequest & { status: string; reason?: string }>();
  /** The next request is refused with this. */
  refuses: Answer | undefined;

  /** The settings for the product to use it. */
  settings(url: string): Record<string, string> {
    return {
      MTN_MOMO_URL: `${url}/`,
      MTN_MOMO_SUBSCRIPTION_KEY: MOMO.subscription,
      MTN_MOMO_USER: MOMO.user,
      MTN_MOMO_KEY: MOMO.key,
    };
  }

  /** The payer has done something on the phone. */
  becomes(externalId: string, status: string, fields: Partial<MomoRequest> & { readonly reason?: string } = {}): void {
    for (const [id, request] of this.requests) {
      if (request.externalId === externalId) this.requests.set(id, { ...request, ...fields, status });
    }
  }

  protected answer({ method, path, headers, body }: ServiceCall): Answer {
    if (headers['ocp-apim-subscription-key'] !== MOMO.subscription) {
      return [401, { statusCode: 401, message: 'Access denied due to invalid subscription key.' }];
    }
    if (path === '/collection/token/') {
      const expected = `Basic ${Buffer.from(`${MOMO.user}:${MOMO.key}`).toString('base64')}`;
      if (method !== 'POST' || headers.authorization !== expected) return [401, { error: 'login_failed' }];
      return [200, { access_token: `token ${this.tokens}`, token_type: 'access_token', expires_in: 3600 }];
    }
    if (headers.authorization !== `Bearer token ${this.tokens}`) return [401, { error: 'token_expired' }];
    if (headers['x-target-environment'] !== 'mtnrwanda') {
      return [500, { code: 'NOT_ALLOWED_TARGET_ENVIRONMENT', message: 'Access to target environment is forbidden.' }];
    }
    if (method === 'POST' && path === '/collection/v1_0/requesttopay') {
      return this.requestToPay(String(headers['x-reference-id']), body as MomoRequest);
    }
    const found = this.requests.get(path.replace('/collection/v1_0/requesttopay/', ''));
    if (method !== 'GET' || !found) {
      return [404, { code: 'RESOURCE_NOT_FOUND', message: 'Requested resource was not found.' }];
    }
    const { status } = found;
    return [200, { ...found, ...(status === 'SUCCESSFUL' && { financialTransactionId: '23503452' }) }];
  }

  private requestToPay(id: string, body: MomoRequest): Answer {
    if (this.refuses) {
      const refusal = this.refuses;
      this.refuses = undefined;
      return refusal;
    }
    if (!UUID4.test(id) || !/^\d+$/.test(body.amount)) return [400];
    if (/[^A-Za-z0-9 ]/.test(body.payerMessage) || body.payerMessage.length > 160) return [400];
    if (body.currency !== 'RWF') return [500, { code: 'INVALID_CURRENCY', message: 'Currency not supported.' }];
    if (this.requests.has(id)) {
      return [
        409,
        { code: 'RESOURCE_ALREADY_EXIST', message: 'Duplicated reference id. Creation of resource failed.' },
      ];
    }
    this.requests.set(id, { ...body, status: 'PENDING' });
    return [202];
  }
}

interface AirtelRequest {
  readonly reference: string;
  readonly subscriber: { readonly country: string; readonly currency: string; readonly msisdn: string };
  readonly transaction: { readonly amount: number; readonly id: string };
}

const AIRTEL = { id: 'c02e9e46-db9d-4faf-b91a-94f88bbe688c', secret: 'a secret of specs' };

const airtelStatus = (response_code: string, success: boolean, message: string) => ({
  code: '200',
  message,
  result_code: 'ESB000010',
  response_code,
  success,
});

/** The collections of Airtel Money: token, USSD push, enquiry. */
export class FakeAirtel extends FakeService {
  /** What was asked for, by the id of the transaction, with its state. */
  readonly transactions = new Map<string, AirtelRequest & { status: string }>();
  /** The next request is refused with this code. */
  refuses: string | undefined;

  settings(url: string): Record<string, string> {
    return { AIRTEL_MONEY_URL: url, AIRTEL_MONEY_CLIENT_ID: AIRTEL.id, AIRTEL_MONEY_CLIENT_SECRET: AIRTEL.secret };
  }

  becomes(id: string, status: string): void {
    this.transactions.set(id, { ...this.transactions.get(id)!, status });
  }

  protected answer({ method, path, headers, body }: ServiceCall): Answer {
    if (path === '/auth/oauth2/token') {
      const { client_id, client_secret, grant_type } = body as Record<string, string>;
      const isOurs = client_id === AIRTEL.id && client_secret === AIRTEL.secret && grant_type === 'client_credentials';
      if (!isOurs) return [401, { error: 'invalid_client' }];
      return [200, { token_type: 'bearer', access_token: `token ${this.tokens}`, expires_in: '180' }];
    }
    if (headers.authorization !== `Bearer token ${this.tokens}`) return [401, { error: 'invalid_token' }];
    if (headers['x-country'] !== 'RW' || headers['x-currency'] !== 'RWF') return [400, { status: { success: false } }];
    if (method === 'POST' && path === '/merchant/v1/payments/') return this.push(body as AirtelRequest);
    const id = decodeURIComponent(path.replace('/standard/v1/payments/', ''));
    const found = this.transactions.get(id);
    if (method !== 'GET' || !found) {
      return [200, { data: {}, status: airtelStatus('DP00800001025', false, 'Transaction Not Found') }];
    }
    const transaction = { airtel_money_id: 'MP210603.1234.L06941', id, message: 'Paid', status: found.status };
    return [200, { data: { transaction }, status: airtelStatus('DP00800001001', true, 'SUCCESS') }];
  }

  private push(request: AirtelRequest): Answer {
    const { id, amount } = request.transaction;
    const isWrong = !/^7[23]\d{7}$/.test(request.subscriber.msisdn) || !Number.isInteger(amount) || amount < 100;
    const refusal = this.refuses ?? (isWrong || this.transactions.has(id) ? 'DP00800001004' : undefined);
    this.refuses = undefined;
    if (refusal) return [200, { data: {}, status: airtelStatus(refusal, false, 'Failed') }];
    this.transactions.set(id, { ...request, status: 'TIP' });
    const data = { transaction: { id, status: 'SUCCESS' } };
    return [200, { data, status: airtelStatus('DP00800001006', true, 'SUCCESS') }];
  }
}
