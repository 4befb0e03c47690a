import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Subscriber } from '../src/modules/maillist/subscriber.entity.js';
import { openDataSource } from '../src/database/data-source.js';
import { Transactions } from '../src/database/transactions.js';
import { startApp, type TestApp } from './support/app.js';
import { onSqlite } from './support/only-on.js';

describe('Transactions', () => {
  let product: TestApp;
  const address = () => `${randomUUID()}@example.org`;
  const exists = (email: string) => product.dataSource.getRepository(Subscriber).existsBy({ email });
  const subscriber = (email: string) => product.dataSource.getRepository(Subscriber).create({ email });

  beforeAll(async () => {
    product = await startApp();
  });
  afterAll(() => product.close());

  it('do not take the writes of other requests with them when they are rolled back', async () => {
    const [inside, outside] = [address(), address()];
    const failing = product.app.get(Transactions).run(async (tx) => {
      await tx.save(subscriber(inside));
      await wait(50);
      throw new Error('rolled back');
    });
    await wait(10);
    await product.dataSource.getRepository(Subscriber).save(subscriber(outside));
    await expect(failing).rejects.toThrow('rolled back');
    expect(await exists(inside)).toBe(false);
    expect(await exists(outside)).toBe(true);
  });

  it('show nobody what is not committed', async () => {
    const email = address();
    const committing = product.app.get(Transactions).run(async (tx) => {
      await tx.save(subscriber(email));
      await wait(50);
    });
    await wait(10);
    // MySQL answers at once that there is nothing; SQLite answers after the commit. Neither ever shows a half.
    const seen = await exists(email);
    if (seen)
      await expect(Promise.race([committing.then(() => 'committed'), wait(0).then(() => 'open')])).resolves.toBe(
        'committed',
      );
    await committing;
    expect(await exists(email)).toBe(true);
  });

  onSqlite('run again when another process wrote since they read, or is writing', async () => {
    const other = await openDataSource(product.env);
    let isHeld = false;
    const write = () => other.query('PRAGMA user_version = 1');
    const hold = async () => {
      await other.query('BEGIN IMMEDIATE');
      isHeld = true;
    };
    try {
      for (const overtake of [write, hold]) {
        const email = address();
        let tries = 0;
        await product.app.get(Transactions).run(async (tx) => {
          await tx.existsBy(Subscriber, { email });
          if (++tries === 1) await overtake();
          // Whoever holds the file goes on holding it for a while, in which trying again at once would be in vain.
          if (tries === 2 && isHeld) setTimeout(() => void other.query('COMMIT'), 20);
          await tx.save(subscriber(email));
        });
        expect(tries).toBeGreaterThan(1);
        expect(await exists(email)).toBe(true);
      }
    } finally {
      await other.destroy();
    }
  });

  it('can run many at a time, each whole', async () => {
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
});
