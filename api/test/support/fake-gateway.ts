import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cardForm, checkoutScript, type CardOutcome } from './fake-checkout.js';

/** A call that the fake gateway received. */
export interface GatewayCall {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- specs read whatever was sent
  readonly body: any;
}

/** A session created by CREATE_CHECKOUT_SESSION. */
interface Session {
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
}

/** How a call fails: before the gateway has executed it, or after. */
export const MOODS = [
  'broken before',
  'broken after',
  'gone before',
  'gone after',
  'mute before',
  'mute after',
] as const;
export type Mood = (typeof MOODS)[number] | 'fine';

const MERCHANT = 'SPECMERCHANT';
const PASSWORD = 'a password of specs';
const SUCCESS_INDICATOR = 'c0ffee0123456789';

/**
 * A server on loopback with the REST API of the card gateway, version 61: sessions, orders, Basic authentication and
 * its error responses.
 */
export class FakeGateway {
  readonly calls: GatewayCall[] = [];
  /** The responses to RETRIEVE_ORDER, by reference. */
  readonly orders = new Map<string, Record<string, unknown>>();
  private readonly sessions = new Map<string, Session>();
  /** While it is set, every call gets this response; with 'silence' it gets none. */
  trouble: { status: number; body: string } | 'silence' | undefined;
  /** How the next calls fail, in order; afterwards all succeed. */
  readonly moods: Mood[] = [];
  /** RETRIEVE_ORDER responds once this many callers wait: all of them get the same state before any of them acts. */
  crowd = 1;
  private waiting: (() => void)[] = [];
  private readonly server = createServer((request, response) => void this.answer(request, response));

  static async start(): Promise<FakeGateway> {
    const gateway = new FakeGateway();
    await new Promise<void>((resolve) => gateway.server.listen(0, '127.0.0.1', resolve));
    return gateway;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The settings for the product to use it. */
  get settings(): Record<string, string> {
    return { CHECKOUT_URL: `${this.url}/`, CHECKOUT_MERCHANT: MERCHANT, CHECKOUT_PASSWORD: PASSWORD };
  }

  /** Simulates the arrival of the payer's money; `fields` override those of a correct gateway. */
  capture(reference: string, amount: number, fields: Record<string, unknown> = {}): void {
    this.orders.set(reference, {
      id: reference,
      amount,
      currency: 'USD',
      merchant: MERCHANT,
      result: 'SUCCESS',
      status: 'CAPTURED',
      totalAuthorizedAmount: amount,
      totalCapturedAmount: amount,
      totalRefundedAmount: 0,
      ...fields,
    });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { method = '', url: path = '' } = request;
    if (path.startsWith('/checkout/')) return this.showCheckout(path, text, method, response);
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : undefined;
    this.calls.push({ method, path, authorization: request.headers.authorization, body });
    if (this.trouble === 'silence') return;
    if (this.trouble) return void response.writeHead(this.trouble.status).end(this.trouble.body);
    if (method === 'GET') await this.gather();
    const mood = this.moods.shift() ?? 'fine';
    if (mood.endsWith('before')) return misbehave(mood, response);
    const [status, answer] = this.reply(method, path, request.headers.authorization, body);
    if (mood.endsWith('after')) return misbehave(mood, response);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }

  /** The part of the gateway that payers' browsers see. */
  private showCheckout(path: string, pressed: string, method: string, response: ServerResponse): void {
    const send = (status: number, type: string, content: string) =>
      void response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(content);
    if (path === '/checkout/version/61/checkout.js') return send(200, 'text/javascript', checkoutScript(MERCHANT));
    const session = this.sessions.get(path.slice('/checkout/pay/'.length));
    if (!session) return send(404, 'text/plain', 'No such session.');
    if (method === 'GET') return send(200, 'text/html', cardForm(session));
    return send(200, 'application/json', JSON.stringify(this.press(session, pressed as CardOutcome)));
  }

  private press({ reference, amount }: Session, outcome: CardOutcome): { occasion: string; values: string[] } {
    switch (outcome) {
      case 'Pay':
        this.capture(reference, Number(amount));
        return { occasion: 'complete', values: [SUCCESS_INDICATOR, '1a2b3c'] };
      case 'Pay with a declined card':
        this.capture(reference, Number(amount), { status: 'FAILED', result: 'FAILURE', totalCapturedAmount: 0 });
        return { occasion: 'complete', values: ['another indicator', '1a2b3c'] };
      case 'Wait too long':
        return { occasion: 'timeout', values: [] };
      case 'Cancel':
        return { occasion: 'cancel', values: [] };
    }
  }

  private gather(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (this.waiting.length < this.crowd) return;
      for (const release of this.waiting.splice(0)) release();
    });
  }

  private reply(method: string, path: string, authorization: string | undefined, body: unknown): [number, object] {
    const root = `/api/rest/version/61/merchant/${MERCHANT}`;
    const expected = `Basic ${Buffer.from(`merchant.${MERCHANT}:${PASSWORD}`).toString('base64')}`;
    if (authorization !== expected) return refusal(401, 'INVALID_REQUEST', 'Invalid credentials.');
    if (method === 'POST' && path === `${root}/session`)
      return this.openSession(body as { order: Session & { id: string } });
    if (method === 'GET' && path.startsWith(`${root}/order/`)) {
      const order = this.orders.get(decodeURIComponent(path.slice(`${root}/order/`.length)));
      return order ? [200, order] : refusal(400, 'INVALID_REQUEST', 'Unable to find order with the given id.');
    }
    return refusal(404, 'INVALID_REQUEST', 'Unknown operation.');
  }

  private openSession({ order }: { order: Session & { id: string } }): [number, object] {
    const id = `SESSION${order.id.replaceAll('-', '').slice(-24)}`;
    this.sessions.set(id, { reference: order.id, amount: order.amount, currency: order.currency });
    return [
      201,
      {
        merchant: MERCHANT,
        result: 'SUCCESS',
        session: { id, updateStatus: 'SUCCESS', version: '1a2b3c' },
        successIndicator: SUCCESS_INDICATOR,
      },
    ];
  }
}

/** Without a response, the caller must time out. */
function misbehave(mood: Mood, response: ServerResponse): void {
  if (mood.startsWith('broken')) response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oops</h1>');
  if (mood.startsWith('gone')) response.destroy();
}

const refusal = (status: number, cause: string, explanation: string): [number, object] => [
  status,
  { error: { cause, explanation }, result: 'ERROR' },
];
