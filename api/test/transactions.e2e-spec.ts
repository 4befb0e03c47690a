import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { SecurityTrail } from '../src/modules/audit/security-trail.js';
import { Departure } from '../src/modules/departures/departure.entity.js';
import { Subscriber } from '../src/modules/subscribers/subscriber.entity.js';
import { dataSourceOptions } from '../src/platform/database/data-source.js';
import { Transactions } from '../src/platform/database/transactions.js';
import type { Answer } from './support/api-client.js';
import { ToursService } from '../src/modules/tours/tours.service.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makeTour, orderBody, tokenOf } from './support/factories.js';
import { onMariaDb, onSqlite } from './support/only-on.js';

describe('Transactions', () => {
  let product: TestApp;
  const address = () => `${randomUUID()}@example.org`;
  /** Runs the work of another request during a transaction. */
  const elsewhere = AsyncLocalStorage.snapshot();
  const exists = (email: string) => product.dataSource.getRepository(Subscriber).existsBy({ email });
  const subscriber = (email: string) => product.dataSource.getRepository(Subscriber).create({ email });

  beforeAll(async () => {
    product = await startApp();
  });
  afterAll(() => product.close());

  it('do not roll back the writes of other requests', async () => {
    const [inside, outside] = [address(), address()];
    const failing = product.app.get(Transactions).run(async (tx) => {
      await tx.save(subscriber(inside));
      await wait(50);
      throw new Error('rolled back');
    });
    const refused = expect(failing).rejects.toThrow('rolled back');
    await wait(10);
    await product.dataSource.getRepository(Subscriber).save(subscriber(outside));
    await refused;
    expect(await exists(inside)).toBe(false);
    expect(await exists(outside)).toBe(true);
  });

  it('never show uncommitted data', async () => {
    const email = address();
    const committing = product.app.get(Transactions).run(async (tx) => {
      await tx.save(subscriber(email));
      await wait(50);
    });
    await wait(10);
    // MySQL answers at once that there is no row; SQLite answers after the commit. Neither ever shows a part.
    const seen = await exists(email);
    if (seen)
      await expect(Promise.race([committing.then(() => 'committed'), wait(0).then(() => 'open')])).resolves.toBe(
        'committed',
      );
    await committing;
    expect(await exists(email)).toBe(true);
  });

  it('can run many at the same time, each whole', async () => {
    const emails = Array.from({ length: 20 }, address);
    await Promise.all(
      emails.map((email, index) =>
        product.app
          .get(Transactions)
          .run(async (tx) => {
            await tx.save(subscriber(email));
            if (index % 2) throw new Error('every second one fails');
          })
          .catch(() => undefined),
      ),
    );
    const kept = await Promise.all(emails.map(exists));
    expect(kept).toEqual(emails.map((_, index) => index % 2 === 0));
  });

  it('refuse a second connection, by a query, a transaction or a batch of lookups', async () => {
    const { app, dataSource } = product;
    const { id } = await makeTour(dataSource);
    const seconds: (() => Promise<unknown>)[] = [
      () => dataSource.query('SELECT 1'),
      () => dataSource.getRepository(Subscriber).delete({ email: address() }),
      () => app.get(Transactions).run(async () => undefined),
      () => app.get(ToursService).findPublic(id),
    ];
    for (const second of seconds) {
      const asking = app.get(Transactions).run(async (tx) => {
        await tx.query('SELECT 1');
        await second();
      });
      await expect(asking).rejects.toThrow(/asks for another connection/);
      await second();
    }
  });

  onMariaDb('get further with one connection, however many run at once', async () => {
    const { api, dataSource } = product;
    const token = await tokenOf(dataSource, api, 'reservations');
    const tour = await makeTour(dataSource);
    const departures = await Promise.all(
      Array.from({ length: 30 }, () => makeDeparture(dataSource, tour.id, { capacity: 8 })),
    );
    // All connections of the pool but one.
    const held = Array.from({ length: 9 }, () => dataSource.createQueryRunner());
    await Promise.all(held.map((runner) => runner.connect()));
    try {
      const edits = departures.map(({ id }) => api.put(`/admin/departures/${id}`, { capacity: 9 }, { token }));
      const orders = departures.map(({ id }) =>
        api.post('/order', orderBody(tour.id, { departureId: id, people: 2, amount: 180 })),
      );
      const answers = await Promise.all([...edits, ...orders]);
      expect(answers.map(({ status }) => status)).toEqual([...edits.map(() => 200), ...orders.map(() => 201)]);
    } finally {
      await Promise.all(held.map((runner) => runner.release()));
    }
    expect(await dataSource.getRepository(Departure).sum('taken', { tourId: tour.id })).toBe(60);
  });

  onMariaDb('read what others have committed since they began, as whoever waited for a lock relies on', async () => {
    const [first, second] = [address(), address()];
    await product.app.get(Transactions).run(async (tx) => {
      expect(await tx.existsBy(Subscriber, { email: first })).toBe(false);
      await elsewhere(() => product.dataSource.getRepository(Subscriber).save(subscriber(second)));
      expect(await tx.existsBy(Subscriber, { email: second })).toBe(true);
    });
  });

  onMariaDb('are not needed for a statement alone: after a deadlock it is run again', async () => {
    const emails = [`a${address()}`, `b${address()}`];
    await product.dataSource.getRepository(Subscriber).save(emails.map(subscriber));
    const touch = 'UPDATE subscribers SET createdAt = createdAt WHERE email';
    const locked = Promise.withResolvers<void>();
    const heavier = product.app.get(Transactions).run(async (tx) => {
      await tx.save(Array.from({ length: 50 }, () => subscriber(address())));
      await tx.query(`${touch} = ?`, [emails[0]]);
      locked.resolve();
      await wait(300);
      await tx.query(`${touch} = ?`, [emails[1]]);
    });
    await locked.promise;
    // Gets one row, waits for the other, and is the deadlock's victim.
    await product.dataSource.query(`${touch} IN (?, ?) ORDER BY email DESC`, emails);
    await heavier;
  });

  onMariaDb('are not needed for what is refused: written again after a deadlock, it is on the record', async () => {
    const { app, dataSource } = product;
    const email = address();
    // Not transactional: its changes stay when others are rolled back.
    await dataSource.query('CREATE TABLE attempts ENGINE = Aria SELECT 0 AS made');
    await dataSource.query(`CREATE TRIGGER loses_once BEFORE INSERT ON audit_entries FOR EACH ROW BEGIN
      UPDATE attempts SET made = made + 1;
      IF (SELECT made FROM attempts) = 1 THEN SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213; END IF;
    END`);
    try {
      const trail = app.get(SecurityTrail);
      trail.record('login-failed', { user: { id: null, email }, ip: '203.0.113.5', requestId: '' });
      await trail.flushAll();
      expect(await dataSource.getRepository(AuditEntry).countBy({ userEmail: email })).toBe(1);
      expect(await dataSource.query('SELECT made FROM attempts')).toEqual([{ made: 2 }]);
    } finally {
      await dataSource.query('DROP TRIGGER loses_once');
      await dataSource.query('DROP TABLE attempts');
    }
  });

  describe('on SQLite', () => {
    const order = async () => {
      const tour = await makeTour(product.dataSource);
      return () => product.api.post('/order', orderBody(tour.id));
    };
    const expectUnavailable = ({ status, body, headers }: Answer, sentence: RegExp) => {
      expect([status, body.message]).toEqual([503, expect.stringMatching(sentence)]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    };

    onSqlite('write in the order they came, and leave the event loop to others between two turns', async () => {
      const written: number[] = [];
      let rounds = 0;
      const count = () => void (rounds++, (looking = setImmediate(count)));
      let looking = setImmediate(count);
      await Promise.all(
        Array.from({ length: 100 }, (_, place) =>
          product.app.get(Transactions).run(async (tx) => {
            await tx.save(subscriber(address()));
            written.push(place);
          }),
        ),
      );
      clearImmediate(looking);
      expect(written).toEqual(written.map((_, place) => place));
      expect(rounds).toBeGreaterThan(90);
    });

    onSqlite(
      'refuse a writer for whom there is no place left in line, and take the next (rules/errors 8)',
      async () => {
        const send = await order();
        const open = Promise.withResolvers<void>();
        const holding = product.app.get(Transactions).run(() => open.promise);
        const line = Array.from({ length: 1_000 }, () =>
          product.dataSource.getRepository(Subscriber).delete({ id: '' }),
        );
        // Reads are possible meanwhile.
        expect((await product.api.get('/tours')).status).toBe(200);
        expectUnavailable(await send(), /^We're very busy/);
        open.resolve();
        await Promise.all([holding, ...line]);
        expect((await send()).status).toBe(201);
      },
    );

    onSqlite('are refused while the disk is full, read on, and write again once there is space', async () => {
      const send = await order();
      const [{ page_count: pages }] = await product.dataSource.query<[{ page_count: number }]>('PRAGMA page_count');
      await product.dataSource.query(`PRAGMA max_page_count = ${pages}`);
      try {
        let answer = await send();
        for (let more = 0; more < 50 && answer.status === 201; more++) answer = await send();
        const answers = [answer, ...(await Promise.all(Array.from({ length: 10 }, send)))];
        for (const one of answers) expectUnavailable(one, /^We cannot save anything at the moment/);
        expect((await product.api.get('/tours')).status).toBe(200);
      } finally {
        await product.dataSource.query('PRAGMA max_page_count = 1000000');
      }
      expect((await send()).status).toBe(201);
    });

    onSqlite('keep nothing of a transaction that met the full disk, whatever its work does then', async () => {
      const [before, after] = [address(), address()];
      const [{ page_count: pages }] = await product.dataSource.query<[{ page_count: number }]>('PRAGMA page_count');
      await product.dataSource.query(`PRAGMA max_page_count = ${pages + 1}`);
      const carryingOn = product.app.get(Transactions).run(async (tx) => {
        await tx.save(subscriber(before));
        for (let more = 0; more < 200; more++) await tx.save(subscriber(address())).catch(() => undefined);
        await elsewhere(() => product.dataSource.query('SELECT 1'));
        await tx.save(subscriber(after));
      });
      await expect(carryingOn).rejects.toThrow(/disk is full/);
      await product.dataSource.query('PRAGMA max_page_count = 1000000');
      expect([await exists(before), await exists(after)]).toEqual([false, false]);
    });

    onSqlite(
      'are refused while the file may only be read, and where another process does not let go of it',
      async () => {
        const send = await order();
        await product.dataSource.query('PRAGMA query_only = 1');
        expectUnavailable(await send(), /^We cannot save anything at the moment/);
        await product.dataSource.query('PRAGMA query_only = 0');

        const options = dataSourceOptions(product.env, { entities: [], migrations: [] });
        const other = await new DataSource(options).initialize();
        // A job of the product may be writing.
        while (
          await other.query('BEGIN IMMEDIATE').then(
            () => false,
            () => true,
          )
        )
          await wait(5);
        const waiting = send();
        // Waiting for the other process does not block the event loop.
        const began = performance.now();
        expect((await product.api.get('/tours')).status).toBe(200);
        expect(performance.now() - began).toBeLessThan(2_000);
        expectUnavailable(await waiting, /^We're very busy/);
        const patient = send();
        await wait(50);
        await other.query('COMMIT');
        await other.destroy();
        expect((await patient).status).toBe(201);
      },
    );
  });
});
