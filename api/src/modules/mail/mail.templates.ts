import { Injectable } from '@nestjs/common';
import { HopelessJob } from '../../common/jobs/job-registry.js';
import type { MailContent } from './mail.content.js';

/** A kind of mail: its name and, as a type, the data it is made of. Declared beside the domain it speaks of. */
export interface MailTemplate<Data> {
  readonly name: string;
  /** Only carries the type. */
  readonly data?: Data;
}

export const mailTemplate = <Data>(name: string): MailTemplate<Data> => ({ name });

/** Knows how each kind of mail is written. The domains register theirs (`<domain>.mails.ts`) when they start. */
@Injectable()
export class MailTemplates {
  private readonly writers = new Map<string, (data: never) => Promise<MailContent>>();

  /** @throws Error when the template has a writer already */
  register<Data>(template: MailTemplate<Data>, write: (data: Data) => Promise<MailContent>): void {
    if (this.writers.has(template.name)) throw new Error(`Two writers for the mail ${template.name}`);
    this.writers.set(template.name, write);
  }

  /** @throws HopelessJob for a template nobody writes */
  write(name: string, data: unknown): Promise<MailContent> {
    const write = this.writers.get(name);
    if (!write) throw new HopelessJob(`No template for the mail ${name}`);
    return write(data as never);
  }
}
