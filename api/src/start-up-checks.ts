import { Logger, type INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailTransport } from './modules/mail/transport/mail-transport.js';

const SMTP_TIMEOUT_MS = 10_000;

/** Holds, leases and reminders are compared with times that other processes wrote. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * Logs problems that do not prevent a start: a mail server that refuses mails, and a clock that differs from the
 * database's. Call it once the process serves requests, without awaiting it. It never throws.
 */
export async function checkServices(app: INestApplicationContext): Promise<void> {
  const log = new Logger('Settings');
  const [mail, clock] = await Promise.all([mailProblem(app.get(MailTransport)), clockProblem(app.get(DataSource))]);
  if (mail) log.error(mail);
  if (clock) log.warn(clock);
}

/** What is wrong with the mail server, as one sentence; undefined if it accepts this process. */
export async function mailProblem(transport: MailTransport, timeoutMs = SMTP_TIMEOUT_MS): Promise<string | undefined> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs / 1000} seconds`)), timeoutMs).unref();
  try {
    await Promise.race([transport.check(), late]);
    return undefined;
  } catch (error) {
    const why = (error as Error).message.replaceAll(/\s+/g, ' ').trim();
    return `The server of SMTP_URL takes no mails; they wait until it does: ${why}`;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The difference between this machine's clock and the database's, if it is more than a minute; undefined for SQLite,
 * which has no clock of its own, and if the database does not respond.
 * @param now the clock of this machine, in milliseconds
 */
export async function clockProblem(dataSource: DataSource, now = Date.now): Promise<string | undefined> {
  if (dataSource.options.type !== 'mysql') return undefined;
  try {
    const asked = now();
    const [row] = await dataSource.query<{ seconds: string }[]>('SELECT UNIX_TIMESTAMP(SYSDATE(3)) AS seconds');
    const ahead = (asked + now()) / 2 - Number(row!.seconds) * 1000;
    if (Math.abs(ahead) <= CLOCK_TOLERANCE_MS) return undefined;
    const direction = ahead > 0 ? 'ahead of' : 'behind';
    return `The clock of this machine is ${Math.round(Math.abs(ahead) / 1000)} seconds ${direction} the database's: holds and reminders come at wrong times. Set both by NTP.`;
  } catch {
    return undefined;
  }
}
