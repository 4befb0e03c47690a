import { randomUUID } from 'node:crypto';
import { addDays, today } from '@imisozi/core/kigali-time';
import type { EntityManager } from 'typeorm';
import { DepartureClosing } from '../src/modules/departures/departure.closing.js';
import { DEPARTURE_FULL, SEATS_FREED } from '../src/modules/departures/departure.events.js';
import { Departure } from '../src/modules/departures/departure.entity.js';
import { DepartureSeats, isOnSale, isWithoutSeats } from '../src/modules/departures/departure.seats.js';
import { NO_SEAT_HOLDER } from '../src/modules/departures/seat-holder.js';
import type { Tour } from '../src/modules/tours/tour.entity.js';
import { refusal } from '../src/platform/errors/refused.js';
import { ToursService } from '../src/modules/tours/tours.service.js';
import { DomainEvents } from '../src/platform/domain-events/domain-events.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { EdgePurges } from '../src/platform/edge-cache/edge-purges.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makeTour } from './support/factories.js';

describe('The seats of a departure (rules/departures 2)', () => {
  let product: TestApp;
  let seats: DepartureSeats;
  let tour: Tour;

  beforeAll(async () => {
    product = await startApp();
    seats = product.app.get(DepartureSeats);
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    tour = await makeTour(product.dataSource);
  });
  afterEach(() => jest.restoreAllMocks());

  const departure = (fields: Partial<Departure> = {}) => makeDeparture(product.dataSource, tour.id, fields);
  const like = (one: Departure, fields: Partial<Departure>) =>
    product.dataSource.manager.create(Departure, { ...one, ...fields });
  const run = <T>(work: (tx: EntityManager) => Promise<T>) => product.app.get(Transactions).run(work);
  const take = ({ id }: Pick<Departure, 'id'>, people: number) => run((tx) => seats.take(tx, id, people));
  const needs = ({ id }: Departure, people: number) => run((tx) => seats.mustHave(tx, new Map([[id, people]])));
  const tooFew = (left: number) => ({
    code: 'departure-too-few-seats',
    refusals: [expect.objectContaining({ params: { left } })],
  });
  const FULL = { code: 'departure-full' };
  /** What is published while `work` runs. */
  async function publishedBy(work: () => Promise<unknown>): Promise<unknown[]> {
    const publish = jest.spyOn(product.app.get(DomainEvents), 'publish').mockResolvedValue(undefined);
    await work();
    return publish.mock.calls.map(([, event]) => event);
  }

  it('are taken while they suffice, and a refusal says how many are left', async () => {
    const small = await departure({ capacity: 3 });
    await expect(take(small, 4)).rejects.toMatchObject(tooFew(3));
    await take(small, 2);
    await expect(take(small, 2)).rejects.toMatchObject(tooFew(1));
    await take(small, 1);
    await expect(take(small, 1)).rejects.toMatchObject(FULL);
    await expect(take(await departure({ capacity: 3, state: 'CLOSED' }), 1)).rejects.toMatchObject(FULL);
    await expect(take({ id: randomUUID() }, 1)).rejects.toMatchObject(FULL);
    await take(await departure(), 500);
  });

  it('are checked before an order is moved, without being taken', async () => {
    const small = await departure({ capacity: 3 });
    await needs(small, 3);
    await needs(small, 3);
    await expect(needs(small, 4)).rejects.toMatchObject(tooFew(3));
    await expect(needs(await departure({ capacity: 3, state: 'CLOSED' }), 1)).rejects.toMatchObject(FULL);
    await needs(await departure(), 500);
  });

  it('are refused early to a group that is larger than what is left', async () => {
    const small = await departure({ capacity: 3 });
    seats.refuseWithoutSeats(small, 3);
    expect(() => seats.refuseWithoutSeats(small, 4)).toThrow(expect.objectContaining(tooFew(3)));
    seats.refuseWithoutSeats(await departure(), 500);
  });

  it('are sold on the day itself, and as many days ahead as the tour asks for', async () => {
    const inDays = (days: number) => ({ startDate: addDays(today(), days), endDate: addDays(today(), days + 1) });
    const of = await departure(inDays(0));
    expect((await seats.onSale(of.id, tour.id)).id).toBe(of.id);
    const on = (days: number, state: Departure['state'], leadDays: number) =>
      isOnSale(like(of, { ...inDays(days), state }), { leadDays });
    expect([on(0, 'OPEN', 0), on(-1, 'OPEN', 0), on(7, 'OPEN', 7), on(6, 'OPEN', 7)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([on(7, 'CLOSED', 7), on(6, 'CANCELLED', 7)]).toEqual([false, false]);
    expect(await run((tx) => seats.isOnSale(of, tx))).toBe(true);
    expect(await run((tx) => seats.isOnSale(like(of, { state: 'CLOSED' }), tx))).toBe(false);
    expect(await run((tx) => seats.isOnSale(like(of, { tourId: randomUUID() }), tx))).toBe(false);
  });

  it('tell of the last one that was taken, and of no other', async () => {
    const small = await departure({ capacity: 3 });
    expect(await publishedBy(() => take(small, 2))).toEqual([]);
    jest.restoreAllMocks();
    expect(await publishedBy(() => take(small, 1))).toEqual([DEPARTURE_FULL]);
  });

  it.each([
    [3, 2, [SEATS_FREED]],
    [2, 2, []],
  ])('of an offer of %d that %d accept are free if some remain', async (offered, people, events) => {
    const { id } = await departure({ capacity: 5, offered });
    const accept = () => run((tx) => seats.takeOffered(tx, id, offered, people, NO_SEAT_HOLDER));
    expect(await publishedBy(accept)).toEqual(events);
    expect(await seats.find(id)).toMatchObject({ offered: 0, taken: people });
  });

  it.each<[string, (tx: EntityManager, id: string) => Promise<void>]>([
    ['are taken', (tx, id) => seats.take(tx, id, 1)],
    ['are given back', (tx, id) => seats.giveBack(tx, id, 1, NO_SEAT_HOLDER)],
    ['are no longer offered', (tx, id) => seats.withdraw(tx, id, 1, NO_SEAT_HOLDER)],
    ['are no longer sold', (tx, id) => product.app.get(DepartureClosing).stopSales(tx, id)],
    ['are cancelled', async (tx, id) => void (await product.app.get(DepartureClosing).cancel(tx, id, 'The road'))],
  ])('that %s purge the pages that show them', async (_, change) => {
    const { id } = await departure({ capacity: 9, taken: 4, offered: 4 });
    const purge = jest.spyOn(product.app.get(EdgePurges), 'purge');
    await run((tx) => change(tx, id));
    expect(purge.mock.calls.map(([, tags]) => tags)).toContainEqual([`departures:${tour.slug}`, 'departures']);
  });

  it('read the slug of their tour once, and purge nothing of a tour that is gone', async () => {
    const of = await departure();
    const titles = jest.spyOn(product.app.get(ToursService), 'titles');
    const purge = jest.spyOn(product.app.get(EdgePurges), 'purge');
    await run((tx) => seats.purgePages(tx, of));
    await run((tx) => seats.purgePages(tx, of));
    expect([titles.mock.calls.length, purge.mock.calls.length]).toEqual([1, 2]);
    await run((tx) => seats.purgePages(tx, like(of, { tourId: randomUUID() })));
    expect(purge.mock.calls).toHaveLength(2);
  });

  it('know which refusals mean that too few are left', () => {
    const thrown = [
      refusal('departure-full'),
      refusal('departure-too-few-seats', { left: 1 }),
      refusal('departure-not-on-offer'),
      new Error('departure-full'),
    ];
    expect(thrown.map(isWithoutSeats)).toEqual([true, true, false, false]);
  });
});
