// Holds rules/operating 10 to 13.
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { backupKeys } from '@imisozi/api/test/backup-keys';
import { WebhookPeer } from '@imisozi/api/test/webhook-peer';
import { MoodyMailServer } from './chaos/mail-server.js';
import { anyTour, order, post } from './support/booking.js';
import { openOutside, type Outside } from './support/database.js';
import { expect, test } from './support/home.js';
import { createHome, endProcess, untilReady, type Home } from './support/product.js';
import { adminToken, send } from './support/staff.js';

const VISITORS = 3;
/** Before the backup, and after it until the machine is lost. */
const WARM_UP_MS = 2_000;
const AFTER_MS = 1_500;
/** Longer than the pollers and the tasks of every second need. */
const QUIET_MS = 6_000;

const onServers = Boolean(process.env.TEST_REDIS_URL);

/** An order that the product has confirmed. */
interface Acknowledged {
  readonly number: string;
  readonly email: string;
  readonly at: number;
}

/** Visitors who order without a pause, and pay some of it, until `isOver`. */
async function sell(url: string, isOver: () => boolean): Promise<Acknowledged[]> {
  const tour = await anyTour(url);
  const told: Acknowledged[] = [];
  const visit = async () => {
    for (let round = 0; !isOver(); round++) {
      const email = `${randomUUID()}@drill.example`;
      // The machine is lost in the middle of a call.
      const answer = await order(url, email, {}, tour).catch(() => null);
      if (!answer) continue;
      told.push({ number: answer.number, email, at: Date.now() });
      if (round % 3 === 0) await pay(url, answer.id, tour.price2).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
  return told;
}

async function pay(url: string, orderId: string, amount: number): Promise<void> {
  const { body } = await post(url, '/api/v1/payments/session', { amount, orderId });
  const { sessionId, reference } = body as { sessionId: string; reference: string };
  await post(url, `/api/v1/payments/sandbox/${sessionId}`, { outcome: 'approve' });
  await post(url, `/api/v1/payments/${reference}/check`, {});
}

const startAll = async (home: Home, settings: Record<string, string> = {}): Promise<ChildProcess[]> => {
  const web = home.start('main', settings);
  await untilReady(home.url, web);
  return onServers ? [web, home.start('worker', settings)] : [web];
};

const numbersOf = async (outside: Outside): Promise<string[]> =>
  (await outside.rows<{ number: string }>('SELECT number FROM orders')).map(({ number }) => number);

test('what was acknowledged before a backup survives the machine, and nothing is sent twice @both', async () => {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'drill-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const mails = new MoodyMailServer();
  const hooks = new WebhookPeer();
  const keys = await backupKeys(folder);
  const settings = {
    BACKUP_TO: join(folder, 'backups'),
    ...keys.backup,
    DATA_KEY: '7f'.repeat(8) + '0123456789abcdef'.repeat(3),
    SMTP_URL: await mails.start(),
    WEBHOOKS_TO_PRIVATE: 'on',
    LOG_LEVEL: 'silent',
    WORKER: onServers ? 'separate' : 'inline',
  };
  opened.defer(() => mails.stop());
  const hookUrl = await hooks.start();
  opened.defer(() => hooks.stop());
  // Whatever is queued waits: the mail server is away, and so is the receiver.
  mails.mood = 'refuses';
  const lost = await createHome(settings);
  opened.defer(() => lost.remove());
  const processes = await startAll(lost);
  // Nothing was backed up since last night, so that is done first.
  const live = await openOutside(lost);
  const nightly = () => live.rows("SELECT state, note FROM backup_runs WHERE kind = 'backup'");
  await expect.poll(nightly).toEqual([{ state: 'DONE', note: 'verified' }]);
  await live.close();
  const token = await adminToken(lost.url);
  const hook = { url: hookUrl, events: ['order.created'], description: 'A drill', isActive: true };
  await send(lost.url, 'POST', '/api/admin/webhooks', token, hook);
  hooks.hangs = true;

  let isOver = false;
  const selling = sell(lost.url, () => isOver);
  await wait(WARM_UP_MS);
  const backup = await lost.run('cli/backup', []);
  expect(backup.output).toContain('(verified)');
  expect(backup.code).toBe(0);
  await wait(AFTER_MS);
  await Promise.all(processes.map((one) => endProcess(one, 'SIGKILL')));
  isOver = true;
  const told = await selling;
  mails.taken.length = 0;
  hooks.received.length = 0;

  const home = await createHome({ ...settings, ...keys.restore });
  opened.defer(() => home.remove());
  const restored = await home.run('cli/restore', []);
  expect(restored.output).toMatch(/Held back: .*\d+ mail\/send.*\d+ webhooks\/deliver/);
  expect(restored.code).toBe(0);
  const moment = Date.parse(/saved before (\S+Z)/.exec(restored.output)![1]!);
  const outside = await openOutside(home);
  opened.defer(() => outside.close());
  const kept = new Set(await numbersOf(outside));
  const before = told.filter(({ at }) => at < moment);
  expect(before.length).toBeGreaterThan(VISITORS);
  expect(before.filter(({ number }) => !kept.has(number))).toEqual([]);
  // It was made in the midst of orders: later ones are lost.
  expect(told.filter(({ number }) => !kept.has(number)).length).toBeGreaterThan(0);
  // The series goes on where it was: no number is given to a second order of the backup.
  const [series] = await outside.rows<{ last: number }>(
    "SELECT last FROM document_numbers WHERE series LIKE 'order-%'",
  );
  expect(Math.max(...[...kept].map((number) => Number(number.slice(-6))))).toBe(series!.last);
  const [books] = await outside.rows<{ paid: number; booked: number }>(
    'SELECT (SELECT SUM(paid) FROM orders) AS paid, ' +
      "(SELECT SUM(CASE direction WHEN 'in' THEN amount ELSE -amount END) FROM ledger_entries WHERE voidedAt IS NULL) AS booked",
  );
  expect(Number(books!.booked)).toBeGreaterThan(0);
  expect(Number(books!.paid)).toBe(Number(books!.booked));
  const again = await home.run('cli/restore', []);
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('is not empty')]);

  // The mail server and the receiver are back, and nobody hears of anything but the order that comes now.
  mails.mood = 'takes';
  hooks.hangs = false;
  await startAll(home);
  await wait(QUIET_MS);
  expect(mails.taken).toEqual([]);
  expect(hooks.received).toEqual([]);
  const { number } = await order(home.url, 'after.the.loss@drill.example');
  expect(kept.has(number)).toBe(false);
  await expect.poll(() => hooks.received.length).toBe(1);
  await expect.poll(() => mails.taken.map(({ to }) => to)).toContain('after.the.loss@drill.example');
  const clientsOfBefore = new Set(told.map(({ email }) => email));
  expect(mails.taken.filter(({ to }) => clientsOfBefore.has(to))).toEqual([]);

  const released = await home.run('cli/restore', ['release']);
  expect(released.output).toMatch(/Released, and sent soon: .*\d+ mail\/send/);
  await expect.poll(() => before.every(({ email }) => mails.taken.some(({ to }) => to === email))).toBe(true);
  await expect.poll(() => hooks.received.length).toBeGreaterThan(before.length);
  expect((await home.run('cli/restore', ['drop'])).output).toContain('Nothing is held back');
});
