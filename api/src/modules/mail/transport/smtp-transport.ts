import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import pLimit from 'p-limit';
import { UnrecoverableError } from '../../../platform/jobs/job-registry.js';
import { MailTransport, type OutgoingMail } from './mail-transport.js';

const TIMEOUT_MS = 20_000;
const CONNECTIONS = 3;

/**
 * Where a 5xx is about this one mail. Elsewhere, at the greeting or the login, it is about the server or its settings:
 * an operator will mend those, and the mail shall then go.
 */
const ABOUT_THE_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/**
 * Sends through the SMTP server of `SMTP_URL`, over a small pool of connections. The address may carry options of
 * nodemailer, such as `?socketTimeout=60000` or `?tls.rejectUnauthorized=false`.
 */
export class SmtpTransport extends MailTransport implements OnApplicationShutdown {
  private readonly smtp: ReturnType<typeof createTransport>;
  /** A mail that waits for a connection has not been handed over: it may still be another process that sends it. */
  private readonly connections = pLimit(CONNECTIONS);

  constructor(url: string) {
    super();
    this.smtp = createTransport({
      url,
      pool: true,
      maxConnections: CONNECTIONS,
      // The table of jobs decides about repetitions; the pool would repeat at once, and tell nobody.
      maxRequeues: 0,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS * 3,
    } as Parameters<typeof createTransport>[0]);
  }

  /** @throws UnrecoverableError when the server refuses this mail for good, Error with its words when it may take it later */
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
