import { randomUUID } from 'node:crypto';
import type { SceneAnswer } from './scene.ts';

type Call = (method: string, path: string, body?: object) => Promise<SceneAnswer>;

/** What a unit of each service and each day of a proposal costs the company, in dollars; no client may ever read it. */
export const SECRET_COST = 7777.77;
/** The price of an extra that stands in the lines of bookings; no guide may ever read it. */
export const ROOM_PRICE = 61.37;
/** Francs per dollar. */
export const FRANCS = 1_466;

/** The rules of a tour that let every part of a party change. */
export const PARTY_RULES = {
  travellerTypes: [{ code: 'child', label: 'Child', percent: -30 }],
  extras: [{ code: 'room', label: 'Single room', category: 'room', price: ROOM_PRICE, per: 'unit', required: false }],
} as const;

/** Who works for an office, whom it pays, and what it was told by the product. */
export class OfficeBooks {
  /** Ticks that were answered as taken, with the tick of the same guide that was sent just before. */
  readonly ticks = new Map<string, string | null>();
  /** The orders that proposals were answered with when they were accepted. */
  readonly accepted = new Map<string, Set<string>>();
  /** Addresses of people who were erased. */
  readonly erased = new Set<string>();
  /** Permits that staff gave up themselves. */
  readonly givenUp = new Set<string>();
  /** Months that were closed, with what they added up to. */
  readonly closed = new Map<string, string>();
  /** The codes of gift vouchers, as their papers say. */
  readonly codes = new Map<string, string>();
  /** Answers that must never be given, in words. */
  readonly outrages: string[] = [];
  private people = 0;
  private papers = 0;

  private constructor(
    readonly tourId: string,
    readonly guideIds: readonly string[],
    readonly vehicleIds: readonly string[],
    readonly supplierIds: readonly string[],
    readonly agentIds: readonly string[],
  ) {}

  /** Hires two guides and a car, and makes contracts with two suppliers and two agents. */
  static async open(tourId: string, call: Call): Promise<OfficeBooks> {
    const mark = tourId.slice(0, 8);
    const made = async (path: string, body: object) => {
      const answer = await call('POST', path, body);
      if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return (answer.body.data as { id: string }).id;
    };
    const guide = (names: string) =>
      made('/admin/guides', { names, phoneNumber: '+250 788 300 100', isGuide: true, isDriver: true });
    const supplier = (name: string, currency: string) =>
      made('/admin/suppliers', { name, kind: 'lodge', email: `${mark}@lodge.example`, currency, payDays: 14 });
    const agent = (deal: string, fields: object) =>
      made('/admin/agents', { company: `${deal} ${mark}`, deal, ...fields });
    return new OfficeBooks(
      tourId,
      [await guide(`Eric ${mark}`), await guide(`Aline ${mark}`)],
      [await made('/admin/vehicles', { plate: `RA ${mark}`, name: 'Land Cruiser', seats: 4 })],
      [await supplier(`Lodge ${mark}`, 'USD'), await supplier(`Camp ${mark}`, 'RWF')],
      [
        await agent('commission', { percent: 10 }),
        await agent('net', { percent: 15, creditDays: 30, creditLimit: 900 }),
      ],
    );
  }

  /** Opens the books of every month and takes tax back, as they are before anything happens. */
  static async reset(call: Call): Promise<void> {
    const { body } = await call('GET', '/admin/months');
    const closed = (body.months as { month: string; closedAt: string | null }[]).filter(({ closedAt }) => closedAt);
    for (const { month } of closed) await call('POST', `/admin/months/${month}/open`, { reason: 'A new history' });
    const tax = { tin: null, vatNumber: null, standardPercent: null, rates: null };
    await call('PUT', '/admin/settings', { tax, rates: { RWF: FRANCS, EUR: 0.92 } });
  }

  /** The title of the office's proposals, by which they are found. */
  get title(): string {
    return `Journey ${this.tourId}`;
  }

  /** The number of the office's bank account. */
  get account(): string {
    return `ACC-${this.tourId.slice(0, 8)}`;
  }

  /** The beginning of the mail addresses of the office's clients. */
  get mark(): string {
    return `${this.tourId.slice(0, 8)}.`;
  }

  /** Somebody new. */
  client() {
    const email = `${this.mark}office.${++this.people}@history.example`;
    return { names: `Office Client ${this.people}`, email, phoneNumber: '+250 788 123 456', address: 'Kigali' };
  }

  /** The reference of a movement of the account. */
  reference(): string {
    return `FT-${this.tourId.slice(0, 8)}-${++this.papers}`;
  }

  /** A tick's id, as a guide's page makes it. */
  tickId(): string {
    return randomUUID();
  }
}

const DAY_MS = 86_400_000;
const KIGALI_MS = 2 * 3_600_000;

/** A day in Kigali, so many days from today. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + KIGALI_MS + days * DAY_MS).toISOString().slice(0, 10);

/** The last day of the month before this one. */
export function endOfLastMonth(): string {
  const [year, month] = dayFromNow(0).split('-').map(Number);
  return new Date(Date.UTC(year!, month! - 1, 0)).toISOString().slice(0, 10);
}
