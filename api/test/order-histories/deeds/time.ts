import { WaitingOffers } from '../../../src/modules/departures/waiting/waiting.offers.js';
import { HoldExpiry } from '../../../src/modules/orders/hold.expiry.js';
import { OrderReminders } from '../../../src/modules/ledger/reminders/order.reminders.js';
import { QuoteExpiry } from '../../../src/modules/quotes/quote.expiry.js';
import type { DeedOf } from '../steps.js';
import type { History } from '../world.js';

const PROCESSES = 2;

/** The clock moves forward or back; then every process runs its tasks. */
export async function time(history: History, { ms }: DeedOf<'time'>): Promise<number> {
  await history.pass(ms);
  await rounds(history);
  return 200;
}

/** The periodic tasks, in several processes at the same moment. */
export async function rounds({ product: { app } }: History): Promise<void> {
  const tasks = [app.get(HoldExpiry), app.get(WaitingOffers), app.get(OrderReminders)];
  const both = (round: () => Promise<unknown>) => Promise.all(Array.from({ length: PROCESSES }, round));
  for (const task of tasks) await both(() => task.round());
  const quotes = app.get(QuoteExpiry);
  await both(() => quotes.end());
  await both(() => quotes.remind());
}
