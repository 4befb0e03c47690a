import { In } from 'typeorm';
import { Payment } from '../../src/modules/payments/payment.entity.js';
import { PaymentPoller } from '../../src/modules/payments/payment.poller.js';
import { startApp, type TestApp } from '../support/app.js';
import { makeTour, orderBody, tokenOf } from '../support/factories.js';
import { FakeGateway } from '../support/fake-gateway.js';
import type { BankEvent, Step } from './steps.js';

const SECRET = 'a notification secret of histories';
const MINUTE_MS = 60_000;
const DAY_MS = 25 * 60 * MINUTE_MS;
/** A price without an exact binary fraction. */
export const PRICE = 33.33;

/** The product and the bank, in which histories run one after the other. */
export class World {
  private constructor(
    readonly product: TestApp,
    readonly gateway: FakeGateway,
    private readonly tourId: string,
    private readonly admin: string,
  ) {}

  static async create(): Promise<World> {
    const gateway = await FakeGateway.start();
    const product = await startApp({
      ...gateway.settings,
      CHECKOUT_NOTIFY_SECRET: SECRET,
      CHECKOUT_TIMEOUT_MS: '300',
      // Mails are queued and counted, but not written: only payments are tested.
      WORKER: 'separate',
    });
    const tour = await makeTour(product.dataSource, { price1: PRICE });
    const admin = await tokenOf(product.dataSource, product.api, 'admin');
    return new World(product, gateway, tour.id, admin);
  }

  async close(): Promise<void> {
    await this.product.close();
    await this.gateway.stop();
  }

  async begin(): Promise<History> {
    const orders = await Promise.all([this.order(), this.order()]);
    return new History(this, orders, this.admin);
  }

  private async order(): Promise<string> {
    const { body } = await this.product.api.post('/order', orderBody(this.tourId, { people: 1, amount: PRICE }));
    return body.order.id as string;
  }
}

/** Two orders, and what happens to them. */
export class History {
  /** References of the sessions that a payer has opened. */
  readonly sessions: string[] = [];
  /** Responses that the product must never give. */
  readonly outrages: string[] = [];

  constructor(
    readonly world: World,
    readonly orders: readonly string[],
    private readonly admin: string,
  ) {}

  async happen(step: Step): Promise<void> {
    if ('moods' in step) this.world.gateway.moods.push(...step.moods);
    switch (step.kind) {
      case 'open':
        return this.open(step.order);
      case 'bank':
        return this.withSession(step.session, (reference) => this.bank(reference, step.event));
      case 'notice':
        return this.withSession(step.session, (reference) => this.notice(reference, step.isForged));
      case 'return':
        return this.withSession(step.session, (reference) => this.call('POST', `/v1/payments/${reference}/check`, {}));
      case 'staff check':
        return this.withPayment(step.session, (id) => this.call('POST', `/admin/payments/${id}/check`, {}));
      case 'resolve': {
        const body = {
          reason: 'A reason of a history',
          ...(step.order !== null && { orderId: this.orders[step.order] }),
        };
        return this.withPayment(step.session, (id) => this.call('POST', `/admin/payments/${id}/resolve`, body));
      }
      case 'admin':
        return this.call('PUT', `/order/${this.orders[step.order]}/status`, { status: step.status });
      case 'poll':
        return this.poll(6 * MINUTE_MS);
      case 'together':
        await Promise.all(step.steps.map((one) => this.happen(one)));
    }
  }

  /** The gateway recovers, and the poller runs; with `afterADay` after all sessions have ended. */
  async settleDown(afterADay = false): Promise<void> {
    this.world.gateway.moods.length = 0;
    await this.poll(afterADay ? DAY_MS : 6 * MINUTE_MS);
    await this.poll(6 * MINUTE_MS);
  }

  private async open(order: number | null): Promise<void> {
    const orderId = order === null ? undefined : this.orders[order];
    const { status, body } = await this.world.product.api.post('/v1/payments/session', { amount: PRICE, orderId });
    this.judge('open', status);
    if (status === 201) this.sessions.push(body.reference as string);
  }

  /** An honest bank: it takes money only once per session, and refunds only money that it has. */
  private async bank(reference: string, event: BankEvent): Promise<void> {
    const { gateway } = this.world;
    const known = gateway.orders.get(reference);
    const captured = Number(known?.totalCapturedAmount ?? 0);
    const isUntouched = captured > 1 && !known?.totalRefundedAmount;
    switch (event) {
      case 'capture':
        return captured ? undefined : gateway.capture(reference, PRICE);
      case 'capture too little':
        return captured ? undefined : gateway.capture(reference, PRICE - 0.01);
      case 'capture another currency':
        return captured ? undefined : gateway.capture(reference, PRICE, { currency: 'RWF' });
      case 'capture a part':
        if (captured) return undefined;
        return gateway.capture(reference, PRICE, { status: 'PARTIALLY_CAPTURED', totalCapturedAmount: 11.11 });
      case 'capture the rest':
        return known?.status === 'PARTIALLY_CAPTURED' ? gateway.capture(reference, PRICE) : undefined;
      case 'decline':
      case 'begin': {
        const [status, result] = event === 'decline' ? ['FAILED', 'FAILURE'] : ['INITIATED', 'PENDING'];
        return captured ? undefined : gateway.capture(reference, PRICE, { status, result, totalCapturedAmount: 0 });
      }
      case 'refund':
        if (captured) gateway.orders.set(reference, { ...known, status: 'REFUNDED', totalRefundedAmount: captured });
        return undefined;
      case 'refund a part':
        if (isUntouched)
          gateway.orders.set(reference, { ...known, status: 'PARTIALLY_REFUNDED', totalRefundedAmount: 1 });
        return undefined;
    }
  }

  private async notice(reference: string, isForged: boolean): Promise<void> {
    const body = { result: 'SUCCESS', order: { id: reference, status: 'CAPTURED', totalCapturedAmount: PRICE } };
    const headers = { 'x-notification-secret': isForged ? 'a guess' : SECRET };
    const { status } = await this.world.product.api.post('/v1/payments/notify', body, { headers });
    this.judge('notice', status);
  }

  private async call(method: string, path: string, body: unknown): Promise<void> {
    const { status } = await this.world.product.api.call(method, path, body, { token: this.admin });
    this.judge(`${method} ${path}`, status);
  }

  /** Time passes for the payments of this history, and the poller queries them. */
  private async poll(passed: number): Promise<void> {
    const { product } = this.world;
    const payments = product.dataSource.getRepository(Payment);
    const earlier = (at: Date | null) => at && new Date(at.getTime() - passed);
    for (const { id, createdAt, checkedAt } of await payments.findBy({ reference: In(this.sessions) })) {
      await payments.update({ id }, { createdAt: earlier(createdAt)!, checkedAt: earlier(checkedAt) });
    }
    await product.app.get(PaymentPoller).round();
  }

  private async withSession(index: number, work: (reference: string) => Promise<void>): Promise<void> {
    const { sessions } = this;
    if (sessions.length) await work(sessions[index % sessions.length]!);
  }

  private withPayment(index: number, work: (id: string) => Promise<void>): Promise<void> {
    return this.withSession(index, async (reference) => {
      const payments = this.world.product.dataSource.getRepository(Payment);
      const payment = await payments.findOneBy({ reference });
      if (payment) await work(payment.id);
    });
  }

  /** Nothing may fail: 503 means that the gateway is down, any other status above 499 is a bug. */
  private judge(what: string, status: number): void {
    if (status >= 500 && status !== 503) this.outrages.push(`${what}: ${status}`);
  }
}
