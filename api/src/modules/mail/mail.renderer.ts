import { Injectable } from '@nestjs/common';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import type { Env } from '../../config/env.js';
import { htmlMail } from './layout/html.js';
import { textMail } from './layout/text.js';
import type { MailContent } from './mail.content.js';

/** Puts the one layout of all mails around what a mail says. */
@Injectable()
export class MailRenderer {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
  ) {}

  /** The mail for programs that show HTML, and for those that show text. */
  render(content: MailContent): { readonly html: string; readonly text: string } {
    const frame = { company: this.company, publicUrl: this.env.PUBLIC_URL };
    return { html: htmlMail(content, frame), text: textMail(content, frame) };
  }
}
