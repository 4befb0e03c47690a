import type { MailAttachment } from '../mail.content.js';

/** A finished mail. */
export interface OutgoingMail {
  /** Id of the record; names the file of the embedded adapter. */
  readonly id: string;
  readonly createdAt: Date;
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
  readonly headers: Readonly<Record<string, string>>;
}

/** The port to the outside: SMTP, or a folder of files where no server is configured. */
export abstract class MailTransport {
  /** Resolves when the mail is in other hands. @throws Error with the other side's words */
  abstract send(mail: OutgoingMail): Promise<void>;
}

/** The mail in the terms of nodemailer. */
export function nodemailerMessage(mail: OutgoingMail) {
  const { id: _id, createdAt: date, attachments, headers, ...fields } = mail;
  return { ...fields, date, attachments: [...attachments], headers: { ...headers } };
}
