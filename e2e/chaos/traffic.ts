import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { orderOf, type TourForTwo } from '../support/booking.ts';
import type { Random } from '@imisozi/api/test/random';

const CALL_MS = 10_000;
const PAUSE_MS = 250;
/** Some visitors lose their connection before the first answer comes, and send again what may have been done. */
const CUT_OFF = 0.4;
const MAX_CUT_OFF_MS = 150;
/** How long after the last fault a visitor may still have to try. */
const PATIENCE_MS = 90_000;

/** What the sandbox says to a payment that is approved a second time. */
const DONE_BEFORE = /has already been approved/;

/** What visitors were told. */
export interface Told {
  /** By the address of the visitor: the orders that were answered with 201, and the keys of their pages. */
  readonly orders: Map<string, { readonly key: string; readonly number: string; readonly amount: number }>;
  /** The keys of orders whose payment was answered as settled. */
  readonly paid: Set<string>;
  /** Calls that had no answer, or that somebody must send again. */
  repeated: number;
}

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Visitors who order, and some who pay at once, and who send again what was not answered, as our own pages do. */
export class Traffic {
  readonly told: Told = { orders: new Map(), paid: new Set(), repeated: 0 };
  private readonly calls: Promise<void>[] = [];
  private giveUpAt = Infinity;

  constructor(
    private readonly url: string,
    private readonly round: string,
    private readonly random: Random,
  ) {}

  /** Sends orders at random moments of the round. */
  async run(count: number, roundMs: number, tour: TourForTwo): Promise<void> {
    const moments = Array.from({ length: count }, () => this.random.between(0, roundMs));
    const pays = moments.map(() => this.random.next() < 0.4);
    const patience = moments.map(() =>
      this.random.next() < CUT_OFF ? this.random.between(5, MAX_CUT_OFF_MS) : CALL_MS,
    );
    for (const [index, moment] of moments.entries()) {
      const email = `chaos.${this.round}.${index}@example.org`;
      this.calls.push(wait(moment).then(() => this.visit(email, tour, pays[index]!, patience[index]!)));
    }
    await wait(roundMs);
  }

  /** Resolves when everybody was answered. @throws Error when somebody is not, though nothing is broken any more */
  async finish(): Promise<void> {
    this.giveUpAt = Date.now() + PATIENCE_MS;
    await Promise.all(this.calls);
  }

  private async visit(email: string, tour: TourForTwo, pays: boolean, firstMs: number): Promise<void> {
    const { order } = await this.insist('/api/order', orderOf(tour, email), 201, { key: randomUUID(), firstMs });
    const { id: key, number } = order as { id: string; number: string };
    this.told.orders.set(email, { key, number, amount: tour.price2 });
    if (pays) await this.pay(key, tour.price2);
  }

  /** Pays in the sandbox, and asks twice at the same moment, as the browser's return and a notification do. */
  private async pay(orderId: string, amount: number): Promise<void> {
    const session = await this.insist('/api/v1/payments/session', { amount, orderId }, 201);
    const { sessionId, reference } = session as { sessionId: string; reference: string };
    await this.insist(`/api/v1/payments/sandbox/${sessionId}`, { outcome: 'approve' }, 200);
    const check = () => this.insist(`/api/v1/payments/${reference}/check`, {}, 200);
    await Promise.all([check(), check()]);
    this.told.paid.add(orderId);
  }

  /** Sends until the answer is there; the same key makes it one order. */
  private async insist(
    path: string,
    body: object,
    wanted: number,
    { key, firstMs = CALL_MS }: { readonly key?: string; readonly firstMs?: number } = {},
  ): Promise<Record<string, unknown>> {
    for (let patienceMs = firstMs; ; patienceMs = CALL_MS) {
      const answer = await this.send(path, body, patienceMs, key);
      if (answer && [wanted, 200, 201].includes(answer.status)) return answer.body;
      // Our first call was carried out, and its answer lost.
      if (answer?.status === 409 && DONE_BEFORE.test(String(answer.body.message))) return answer.body;
      const mayPass = !answer || answer.status >= 500 || answer.status === 409;
      if (!mayPass || Date.now() > this.giveUpAt) {
        throw new Error(
          `${path} was answered ${answer ? `${answer.status} ${JSON.stringify(answer.body)}` : 'by nobody'}`,
        );
      }
      this.told.repeated += 1;
      await wait(PAUSE_MS);
    }
  }

  private async send(path: string, body: object, patienceMs: number, key?: string): Promise<Answer | undefined> {
    try {
      const answer = await fetch(this.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(patienceMs),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    } catch {
      return undefined;
    }
  }
}
