import type { WaitingEntry } from '../../../src/modules/departures/waiting/waiting-entry.entity.js';
import type { Order } from '../../../src/modules/orders/order.entity.js';
import type { History } from '../world.js';
import { invoicesChanged, moneyUntrue } from './money.js';
import { numbersUntrue } from './numbers.js';
import { permitsLost, permitsUntrue } from './permits.js';
import { promoUntrue } from './promo-codes.js';
import { remindersUntrue } from './reminders.js';
import { officeToldUntrue, officeUntrue } from '../../support/histories/rules/index.js';
import { Random } from '../../support/random.js';
import { holdsUntrue, lineOf, overtaken, overUntrue, seatsUntrue } from './seats.js';
import { travellersUntrue } from './travellers.js';

/** Checks a history: what must be true after each of its steps (rules/operating 8). */
export class Watch {
  private orders: Order[] = [];
  private line: WaitingEntry[] = [];
  private readonly bought = new Map<string, string>();
  private readonly invoices = new Map<string, number>();

  constructor(private readonly history: History) {}

  /** @returns a sentence for each violation */
  async look(): Promise<string[]> {
    const { history, orders: before, line } = this;
    this.orders = await history.orders();
    this.line = await lineOf(history);
    return [
      ...history.outrages,
      ...(await seatsUntrue(history, this.orders)),
      ...holdsUntrue(before, this.orders),
      ...overtaken(line, this.line),
      ...(await moneyUntrue(history, this.orders)),
      ...(await invoicesChanged(history, this.invoices)),
      ...(await remindersUntrue(history, this.orders)),
      ...(await promoUntrue(history, this.orders)),
      ...(await permitsUntrue(history, this.orders)),
      ...(await permitsLost(history, this.bought)),
      ...doubled(history, this.orders),
      ...(await officeUntrue(history.scene(new Random(0)))),
    ];
  }

  /** Checks what must be true after all periodic tasks, and what is checked once per history. */
  async lookAtEnd(): Promise<string[]> {
    const orders = await this.history.orders();
    return [
      ...(await this.look()),
      ...(await overUntrue(this.history, orders)),
      ...(await travellersUntrue(this.history, orders)),
      ...(await numbersUntrue(this.history)),
      ...(await officeToldUntrue(this.history.scene(new Random(0)))),
    ];
  }
}

/** A request repeated after a crash with the same key makes only one order. */
function doubled({ wanted }: History, orders: readonly Order[]): string[] {
  // Whoever was erased has no address any more; orders of proposals have a rule of their own.
  const made = Map.groupBy(
    orders.filter(({ email, source }) => email && source !== 'proposal'),
    ({ email }) => email,
  );
  return [...made]
    .filter(([email, own]) => own.length > (wanted.get(email) ?? 0))
    .map(([email, own]) => `${email} has ${own.length} orders, and wanted ${wanted.get(email) ?? 0}`);
}
