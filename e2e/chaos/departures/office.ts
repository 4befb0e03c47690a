import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { OfficeBooks, PARTY_RULES } from '@imisozi/api/test/histories/office-books';
import type { Scene as OfficeScene } from '@imisozi/api/test/histories/scene';
import { textOfPdf } from '@imisozi/api/test/pdf-text';
import type { Random } from '@imisozi/api/test/random';
import type { Outside } from '../../support/database.ts';
import { datedTour, departureOn, PRICES } from '../../support/departures.ts';
import { adminToken, send } from '../../support/staff.ts';

const CALL_MS = 15_000;
const PAUSE_MS = 200;
const CAPACITY = 4;
/** How long somebody tries who is not answered. */
const PATIENCE_MS = 60_000;
const STILL_RUNNING = /still in progress|took too long/;

/** The price of the permit that each traveller needs, in dollars. */
const PERMIT_PRICE = 10;

/** What a visitor sees for so many people, in dollars. @param percent off, which spares permits */
export const priceOf = (people: number, percent = 0): number =>
  (PRICES[people - 1]! * (100 - percent)) / 100 + PERMIT_PRICE * people;

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
  /** Counted over all tours, so that no network is used twice. */
  private static calls = 0;
  private opened: OfficeBooks | undefined;
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

  /** Who works here, and what was told. */
  get books(): OfficeBooks {
    return this.opened!;
  }

  static async open(url: string): Promise<Office> {
    const token = await adminToken(url);
    const tour = await datedTour(url, token, {
      price3: PRICES[2],
      price4: PRICES[3],
      terms: { depositPercent: 30 },
      travellerTypes: PARTY_RULES.travellerTypes,
      extras: [
        { code: 'permit', label: 'Permit', category: 'permit', price: PERMIT_PRICE, per: 'person', required: true },
        ...PARTY_RULES.extras,
      ],
    });
    const promoCode = `K${tour.id.slice(0, 8)}`.toUpperCase();
    await send(url, 'POST', '/api/admin/promo-codes', token, { code: promoCode, percent: 10, maxUses: PROMO_USES });
    const office = new Office(url, token, tour, promoCode);
    await office.addDeparture();
    await office.addDeparture();
    const call = (method: string, path: string, body?: object) => office.call(method, `/api${path}`, body);
    await OfficeBooks.reset(call);
    office.opened = await OfficeBooks.open(tour.id, call);
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
    return this.call('POST', path, { ...item, amount: priceOf(body.people), ...body });
  }

  /** Calls as an admin from a network of its own, and with the same key again until it is answered. */
  async call(method: string, path: string, body?: object): Promise<Answer> {
    const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': networkOf(++Office.calls) };
    return this.insist(method, path, async () => {
      const answer = await this.fetch(method, path, this.token, body, headers);
      const text = await answer.text();
      return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> };
    });
  }

  /** What anybody reads there. */
  async read(path: string): Promise<string> {
    return (
      await this.insist('GET', path, async () => {
        const answer = await this.fetch('GET', path, '');
        return { status: answer.status, body: { text: await answer.text() } };
      })
    ).body.text;
  }

  /** The text of a PDF, read as staff. */
  async paper(path: string): Promise<string> {
    return (
      await this.insist('GET', path, async () => {
        const answer = await this.fetch('GET', path, this.token);
        const pdf = new Uint8Array(await answer.arrayBuffer());
        return { status: answer.status, body: { text: answer.ok ? await textOfPdf(pdf) : '' } };
      })
    ).body.text;
  }

  /** @throws Error when nobody answers, or with a failure that does not pass */
  private async insist<Body extends Record<string, unknown>>(
    method: string,
    path: string,
    send: () => Promise<{ readonly status: number; readonly body: Body }>,
  ): Promise<{ readonly status: number; readonly body: Body }> {
    const giveUpAt = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await send().catch(() => undefined);
      if (answer && answer.status < 500 && !STILL_RUNNING.test(String(answer.body.message))) return answer;
      if (Date.now() > giveUpAt) throw new Error(`${method} ${path}: ${answer ? JSON.stringify(answer) : 'no answer'}`);
      this.repeated += 1;
      await wait(PAUSE_MS);
    }
  }

  private async fetch(method: string, path: string, token: string, body?: object, headers = {}): Promise<Response> {
    return fetch(this.url + path, {
      method,
      headers: {
        ...headers,
        ...(token && { token }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(CALL_MS),
    });
  }
}

/** An address in a network of its own for each call, from the private range of 10.0.0.0/8. */
const networkOf = (call: number): string => `10.${call >> 8}.${call & 255}.1`;

/** The office as the deeds and rules see it that random histories have too. */
export const officeScene = (office: Office, database: Outside, random: Random): OfficeScene => ({
  books: office.books,
  random,
  call: (method, path, body) => office.call(method, `/api${path}`, body),
  read: (path) => office.read(`/api${path}`),
  paper: (path) => office.paper(`/api${path}`),
  rows: (sql, values) => rowsOf(database, sql, values),
});

/** Rows of a database whose owner may just be recovering it. */
export async function rowsOf<Row>(
  database: Outside,
  sql: string,
  values: readonly (string | number)[] = [],
): Promise<Row[]> {
  for (let tries = 0; ; tries++) {
    try {
      return await database.rows<Row>(sql, values);
    } catch (error) {
      if (tries > 200) throw error;
      await wait(50);
    }
  }
}
