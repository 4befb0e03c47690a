import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import pLimit from 'p-limit';
import { UnrecoverableError } from '../../../platform/jobs/job-registry.js';
import { MailTransport, type OutgoingMail } from './mail-transport.js';

const TIMEOUT_MS = 20_000;
const CONNECTIONS = 3;

/**
 * The SMTP commands whose 5xx replies are about this mail. Other 5xx replies, to the greeting or the login, are about
 * the server or its settings: an operator will fix those, and then the mail must be sent.
 */
const ABOUT_THE_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/**
 * Sends through the SMTP server of `SMTP_URL`, over a small connection pool. The URL may contain options of nodemailer,
 * such as `?socketTimeout=60000` or `?tls.rejectUnauthorized=false`.
 */
export class SmtpTransport extends MailTransport implements OnApplicationShutdown {
  private readonly smtp: ReturnType<typeof createTransport>;
  /** A mail that waits for a connection has not been handed over: another process may still send it instead. */
  private readonly connections = pLimit(CONNECTIONS);

  constructor(url: string) {
    super();
    this.smtp = createTransport({
      url,
      pool: true,
      maxConnections: CONNECTIONS,
      // The table of jobs decides about retries; the pool would retry at once, without reporting it.
      maxRequeues: 0,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS * 3,
    } as Parameters<typeof createTransport>[0]);
  }

  /**
   * @throws UnrecoverableError when the server refuses this mail permanently, Error with the server's reply when it may
   * accept it later
   */
  send(mail: OutgoingMail, hold: () => Promise<void>): Promise<void> {
    return this.connections(async () => {
      await hold();
      await this.handOver(mail);
    });
  }

  async check(): Promise<void> {
    await this.smtp.verify();
  }

  onApplicationShutdown(): void {
    this.smtp.close();
  }

  private async handOver(mail: OutgoingMail): Promise<void> {
    try {
      await this.smtp.sendMail(mail);
    } catch (error) {
      const { responseCode, command, message } = error as Error & { responseCode?: number; command?: string };
      const isForGood = responseCode && responseCode >= 500 && ABOUT_THE_MAIL.has(command ?? '');
      if (isForGood) throw new UnrecoverableError(message, { cause: error });
      throw error;
    }
  }
}
