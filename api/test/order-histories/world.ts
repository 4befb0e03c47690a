import type { EntityTarget, ObjectLiteral, Repository } from 'typeorm';
import { addDays } from '@imisozi/core/kigali-time';
import type { Extra } from '@imisozi/core/pricing/price-rules';
import type { OrderStatus } from '@imisozi/core/order-status';
import { daysOf } from '@imisozi/core/privacy/periods';
import { Departure } from '../../src/modules/departures/departure.entity.js';
import { Order } from '../../src/modules/orders/order.entity.js';
import { startApp, type TestApp } from '../support/app.js';
import { Clock } from '../support/clock.js';
import { makeDeparture, makePromoCode, makeTour, tokenOf } from '../support/factories.js';
import { OfficeBooks, PARTY_RULES } from '../support/histories/office-books.js';
import type { Scene } from '../support/histories/scene.js';
import { textOfPdf } from '../support/pdf-text.js';
import type { Random } from '../support/random.js';

/** The maximum number of orders with the promo code of a history. */
export const PROMO_USES = 2;

/** The price of the permit that each traveller of a history needs, in US dollars. */
export const PERMIT_PRICE = 10;

const CAPACITIES = [4, 5];
const DAY_MS = 86_400_000;

/** The product, in which histories run one after the other. */
export class World {
  private constructor(readonly product: TestApp) {}

  static async create(): Promise<World> {
    // Mails are queued and counted, but not sent; periodic tasks run when a history says so.
    return new World(await startApp({ WORKER: 'separate' }));
  }

  close(): Promise<void> {
    return this.product.close();
  }

  async begin(): Promise<History> {
    const { dataSource } = this.product;
    // Every traveller needs a permit, so that bought ones meet every change of a booking.
    const extras: Extra[] = [
      { code: 'permit', label: 'Permit', category: 'permit', price: PERMIT_PRICE, per: 'person', required: true },
      ...PARTY_RULES.extras,
    ];
    const travellerTypes = [...PARTY_RULES.travellerTypes];
    const terms = { depositPercent: 30, balanceDaysBefore: 30 };
    const tour = await makeTour(dataSource, {
      price1: 100,
      price2: 180,
      price3: 250,
      price4: 320.5,
      terms,
      extras,
      travellerTypes,
    });
    const departures = await Promise.all(
      CAPACITIES.map((capacity, index) => {
        const day = `2038-02-0${index + 1}`;
        return makeDeparture(dataSource, tour.id, { capacity, startDate: day, endDate: day });
      }),
    );
    const promoCode = `H${tour.id.slice(0, 8)}`.toUpperCase();
    await makePromoCode(dataSource, { code: promoCode, percent: 10, maxUses: PROMO_USES });
    const ids = departures.map(({ id }) => id);
    const token = await tokenOf(dataSource, this.product.api, 'admin');
    const call = (method: string, path: string, body?: object) => this.product.api.call(method, path, body, { token });
    await OfficeBooks.reset(call);
    const books = await OfficeBooks.open(tour.id, call);
    return new History(this.product, { tourId: tour.id, departureIds: ids, promoCode, books }, token);
  }
}

interface Beginning {
  readonly tourId: string;
  readonly departureIds: readonly string[];
  readonly promoCode: string;
  readonly books: OfficeBooks;
}

/** One tour with two departures, an office, and what happens to them. */
export class History {
  readonly clock = new Clock();
  /** Those on sale now; {@link departures} contains the cancelled ones too. */
  readonly departureIds: string[];
  /** Started payments, with their ids at the gateway. */
  readonly sessions: { readonly sessionId: string; readonly reference: string }[] = [];
  /** Responses that must never happen. */
  readonly outrages: string[] = [];
  /** How many orders each mail address has requested. */
  readonly wanted = new Map<string, number>();
  /** Requests since the step began; those without a response are sent again. */
  private sent: (() => Promise<unknown>)[] = [];
  private begunAt = 0;
  private people = 0;

  readonly tourId: string;
  readonly promoCode: string;
  readonly books: OfficeBooks;

  constructor(
    readonly product: TestApp,
    { tourId, departureIds, promoCode, books }: Beginning,
    private token: string,
  ) {
    this.departureIds = [...departureIds];
    this.tourId = tourId;
    this.promoCode = promoCode;
    this.books = books;
  }

  /** The same as an office sees it. */
  scene(random: Random): Scene {
    const { api, app, dataSource } = this.product;
    return {
      books: this.books,
      random,
      call: (method, path, body) => this.call(method, path, body),
      read: async (path) => JSON.stringify((await api.get(path)).body),
      paper: async (path) => {
        const answer = await app.inject({ url: `/api${path}`, headers: { token: this.token } });
        return answer.statusCode === 200 ? textOfPdf(answer.rawPayload) : '';
      },
      rows: (sql, values = []) => dataSource.query(sql, [...values]),
    };
  }

  repository<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity> {
    return this.product.dataSource.getRepository(entity);
  }

  orders(): Promise<Order[]> {
    return this.repository(Order).find({ where: { itemId: this.tourId }, order: { number: 'ASC' } });
  }

  /** One of the orders with such a status, or of all if there is none. */
  async order(which: number, statuses: readonly OrderStatus[] = []): Promise<Order | undefined> {
    const all = await this.orders();
    const fit = all.filter(({ status }) => statuses.includes(status));
    const orders = fit.length > 0 ? fit : all;
    return orders[which % Math.max(orders.length, 1)];
  }

  departures(): Promise<Departure[]> {
    return this.repository(Departure).find({ where: { tourId: this.tourId }, order: { startDate: 'ASC' } });
  }

  /** Replaces a cancelled departure by another one some days later. */
  async replaceDeparture(index: number): Promise<void> {
    const startDate = addDays('2038-02-10', (await this.departures()).length);
    const capacity = CAPACITIES[index]!;
    const fields = { capacity, startDate, endDate: startDate };
    this.departureIds[index] = (await makeDeparture(this.product.dataSource, this.tourId, fields)).id;
  }

  /** A new client. */
  client() {
    const email = `${this.tourId.slice(0, 8)}.${++this.people}@history.example`;
    return { names: 'History', email, phoneNumber: '+250 788 123 456', address: 'x', location: 'x' };
  }

  /** Calls as an admin, with a key by which the same call can be repeated. */
  async call(method: string, path: string, body?: object): Promise<{ status: number; body: Record<string, never> }> {
    const { email } = (body ?? {}) as { email?: string };
    if (email && /orders?$/.test(path)) this.wanted.set(email, (this.wanted.get(email) ?? 0) + 1);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const send = () => this.product.api.call(method, path, body, { token: this.token, headers });
    this.sent.push(send);
    return send();
  }

  /** Forgets the sent requests. */
  beginStep(): void {
    this.sent = [];
    this.begunAt = Date.now();
  }

  /** After a crash, requests without a response are sent again; a day later their keys are not known any longer. */
  async sendAgain(): Promise<void> {
    const isKnown = Date.now() - this.begunAt < daysOf('answers') * DAY_MS;
    const calls = isKnown ? this.sent : [];
    this.sent = [];
    await Promise.all(calls.map((send) => send()));
  }

  /** Days pass. Sessions of staff expire meanwhile, so they log in again. */
  async pass(ms: number): Promise<void> {
    this.clock.move(ms);
    this.token = await tokenOf(this.product.dataSource, this.product.api, 'admin');
  }

  end(): void {
    this.clock.putBack();
  }
}
