import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { MailTransport, nodemailerMessage, type OutgoingMail } from './mail-transport.js';

const TIMEOUT_MS = 20_000;

/** Sends through the SMTP server of `SMTP_URL`, over a small pool of connections. */
export class SmtpTransport extends MailTransport implements OnApplicationShutdown {
  private readonly smtp: Transporter;

  constructor(url: string) {
    super();
    this.smtp = createTransport({
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS * 3,
    } as Parameters<typeof createTransport>[0]);
  }

  async send(mail: OutgoingMail): Promise<void> {
    await this.smtp.sendMail(nodemailerMessage(mail));
  }

  onApplicationShutdown(): void {
    this.smtp.close();
  }
}
