import { setTimeout as wait } from 'node:timers/promises';
import { Transactions } from '../src/platform/database/transactions.js';
import { Departure } from '../src/modules/departures/departure.entity.js';
import { DepartureSeats } from '../src/modules/departures/departure.seats.js';
import { NO_SEAT_HOLDER } from '../src/modules/departures/seat-holder.js';
import { WaitingEntry } from '../src/modules/departures/waiting/waiting-entry.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makeTour, orderBody, tokenOf } from './support/factories.js';
import { onMariaDb } from './support/only-on.js';
import { asSomebodyElse } from './support/somebody-else.js';

const TIMES = 12;

describe('A client who joins a waiting list at the moment a seat becomes free (rules/departures 7)', () => {
  let product: TestApp;
  let token: string;

  beforeAll(async () => {
    product = await startApp();
    token = await tokenOf(product.dataSource, product.api, 'reservations');
  });
  afterAll(() => product.close());

  const full = async () => {
    const tour = await makeTour(product.dataSource);
    const { id } = await makeDeparture(product.dataSource, tour.id, { capacity: 1 });
    const { body } = await product.api.post('/order', orderBody(tour.id, { amount: 100, people: 1, departureId: id }));
    return { id, order: body.order.id as string };
  };
  const join = (id: string) =>
    product.api.post(`/departures/${id}/waiting`, {
      names: 'Spec Waiter',
      email: `race.${id.slice(0, 13)}@example.org`,
      phoneNumber: '+250 788 123 456',
      people: 1,
    });
  const entry = (departureId: string) => product.dataSource.getRepository(WaitingEntry).findOneBy({ departureId });
  const departure = (id: string) => product.dataSource.getRepository(Departure).findOneByOrFail({ id });

  it('is offered it, or told that it can be booked: nobody waits while a seat is free', async () => {
    for (let round = 0; round < TIMES; round++) {
      const { id, order } = await full();
      const [joined, cancelled] = await Promise.all([
        wait(round % 4).then(() => join(id)),
        product.api.put(`/order/${order}/status`, { status: 'CANCELLED' }, { token }),
      ]);
      expect(cancelled.status).toBe(200);
      const { taken, offered } = await departure(id);
      const seen = { status: joined.status, state: (await entry(id))?.state, taken, offered };
      expect([
        { status: 201, state: 'offered', taken: 0, offered: 1 },
        { status: 400, state: undefined, taken: 0, offered: 0 },
      ]).toContainEqual(seen);
    }
  });

  onMariaDb('is seen by a transaction that began before', async () => {
    const { id } = await full();
    let joined: Promise<{ status: number }> | undefined;
    await product.app.get(Transactions).run(async (tx) => {
      // With MySQL's default, the first query fixes the moment that all others see.
      await tx.findOneBy(Departure, { id });
      joined ??= asSomebodyElse(() => join(id));
      expect((await joined).status).toBe(201);
      await product.app.get(DepartureSeats).giveBack(tx, id, 1, NO_SEAT_HOLDER);
    });
    expect((await entry(id))?.state).toBe('offered');
    expect(await departure(id)).toMatchObject({ taken: 0, offered: 1 });
  });
});
