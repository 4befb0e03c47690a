import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Outside } from '../../support/database.ts';
import { datedTour, departureOn, PRICES } from '../../support/departures.ts';
import { adminToken, send } from '../../support/staff.ts';

const CALL_MS = 15_000;
const PAUSE_MS = 200;
const CAPACITY = 4;
/** How long somebody tries who is not answered. */
const PATIENCE_MS = 60_000;
const STILL_RUNNING = /still in progress|took too long/;

/** So many orders may use the promo code. */
export const PROMO_USES = 5;

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** A tour on two departures with a promo code, and whoever sells, books and cancels it. */
export class Office {
  private days = 0;
  private people = 0;
  /** How many orders an address has asked for. */
  readonly wanted = new Map<string, number>();
  /** How many calls had no answer the first time. */
  repeated = 0;

  private constructor(
    readonly url: string,
    private readonly token: string,
    readonly tour: { readonly id: string; readonly slug: string; readonly title: string },
    readonly promoCode: string,
  ) {}

  static async open(url: string): Promise<Office> {
    const token = await adminToken(url);
    const tour = await datedTour(url, token, { price3: PRICES[2], price4: PRICES[3], terms: { depositPercent: 30 } });
    const promoCode = `K${tour.id.slice(0, 8)}`.toUpperCase();
    await send(url, 'POST', '/api/admin/promo-codes', token, { code: promoCode, percent: 10, maxUses: PROMO_USES });
    const office = new Office(url, token, tour, promoCode);
    await office.addDeparture();
    await office.addDeparture();
    return office;
  }

  /** One more departure, on a day of its own. */
  async addDeparture(): Promise<void> {
    const day = new Date(Date.UTC(2038, 0, 1 + this.days++)).toISOString().slice(0, 10);
    await departureOn(this.url, this.token, this.tour, day, CAPACITY);
  }

  /** Somebody new. */
  client() {
    const email = `kill.${this.tour.id.slice(0, 8)}.${++this.people}@example.org`;
    return { names: 'Kill Visitor', email, phoneNumber: '+250788123456', address: 'x', location: 'x' };
  }

  /** Orders on a departure, and remembers for whom. */
  async order(
    path: '/api/order' | '/api/admin/orders',
    body: { email: string; people: number } & Record<string, unknown>,
  ) {
    this.wanted.set(body.email, (this.wanted.get(body.email) ?? 0) + 1);
    const item = { itemType: 'tour', itemsArray: [{ id: this.tour.id, itemNumber: 1 }] };
    return this.call('POST', path, { ...item, amount: PRICES[body.people - 1], ...body });
  }

  /**
   * Calls as an admin, and with the same key again until it is answered.
   * @throws Error when nobody answers, or with a failure that does not pass
   */
  async call(method: string, path: string, body?: object): Promise<Answer> {
    const headers = {
      token: this.token,
      'idempotency-key': randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    };
    const giveUpAt = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await fetch(this.url + path, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(CALL_MS),
      })
        .then(async (one) => ({ status: one.status, body: (await one.json()) as Record<string, unknown> }))
        .catch(() => undefined);
      if (answer && answer.status < 500 && !STILL_RUNNING.test(String(answer.body.message))) return answer;
      if (Date.now() > giveUpAt) throw new Error(`${method} ${path}: ${answer ? JSON.stringify(answer) : 'no answer'}`);
      this.repeated += 1;
      await wait(PAUSE_MS);
    }
  }
}

/** Rows of a database whose owner may just be recovering it. */
export async function rowsOf<Row>(database: Outside, sql: string, values: readonly string[] = []): Promise<Row[]> {
  for (let tries = 0; ; tries++) {
    try {
      return await database.rows<Row>(sql, values);
    } catch (error) {
      if (tries > 200) throw error;
      await wait(50);
    }
  }
}
