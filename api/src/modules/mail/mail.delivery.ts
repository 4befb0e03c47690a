import { Injectable } from '@nestjs/common';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import type { Env } from '../../config/env.js';
import type { MailContent } from './mail.content.js';
import { MailRenderer } from './mail.renderer.js';
import { MailTransport } from './transport/mail-transport.js';

/** The record that a mail is kept as; its id makes the mail's name in the world. */
export interface Envelope {
  readonly id: string;
  readonly createdAt: Date;
  readonly to: string;
  readonly replyTo?: string | undefined;
}

/** Hands a written mail to the outside, in the company's name. */
@Injectable()
export class MailDelivery {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly renderer: MailRenderer,
    private readonly transport: MailTransport,
  ) {}

  /**
   * Resolves when the mail is in other hands.
   * @throws UnrecoverableError when the other side refused it for good, Error when another attempt may succeed
   */
  async deliver({ id, createdAt, to, replyTo }: Envelope, content: MailContent): Promise<void> {
    await this.transport.send({
      id,
      createdAt,
      // Fixed, so that a mail sent twice after a crash is one mail to the program that receives it.
      messageId: `<${id}@${new URL(this.env.PUBLIC_URL).hostname}>`,
      from: { name: this.company.name, address: this.env.MAIL_FROM ?? this.company.email },
      to,
      replyTo,
      subject: content.subject,
      ...this.renderer.render(content),
      attachments: content.attachments ?? [],
      headers: content.headers ?? {},
    });
  }
}
