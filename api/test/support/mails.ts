import { setTimeout as wait } from 'node:timers/promises';
import type { Email } from 'postal-mime';
import type { DataSource } from 'typeorm';
import type { Env } from '../../src/config/env.js';
import { Job } from '../../src/platform/jobs/job.entity.js';
import { DevMailbox } from '../../src/modules/mail/dev-mailbox/dev-mailbox.js';

const PATIENCE_MS = 100_000;
const MANY = 1_000;

/** The mails that the product under test has sent. */
export class Mails {
  private readonly mailbox: DevMailbox;

  constructor(
    private readonly dataSource: DataSource,
    env: Env,
  ) {
    this.mailbox = new DevMailbox(env.dataPath('mail'));
  }

  /** The mails to one address, oldest first, once all queued jobs have ended. */
  async to(address: string): Promise<Email[]> {
    await this.settled();
    const mails = await this.mailbox.list(MANY);
    return mails
      .map(({ email }) => email)
      .filter((email) => email.to?.some((one) => one.address === address))
      .reverse();
  }

  /** Resolves when no job is waiting or running. */
  async settled(): Promise<void> {
    const jobs = this.dataSource.getRepository(Job);
    const deadline = Date.now() + PATIENCE_MS;
    while (await jobs.existsBy([{ status: 'WAITING' }, { status: 'DISPATCHED' }, { status: 'RUNNING' }])) {
      if (Date.now() > deadline) throw new Error(`Jobs did not end within ${PATIENCE_MS} ms`);
      await wait(20);
    }
  }
}
