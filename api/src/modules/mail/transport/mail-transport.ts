import type { SendMailOptions } from 'nodemailer';

/** A finished mail, in the terms of nodemailer. */
export interface OutgoingMail extends SendMailOptions {
  /** Id of the record; names the file of the embedded adapter. */
  readonly id: string;
  /** When it was promised. */
  readonly date: Date;
}

/** The port to the outside: SMTP, or a folder of files where no server is configured. */
export abstract class MailTransport {
  /**
   * Resolves when the mail has been accepted.
   * @param hold called right before the mail is handed over, which does not happen if it throws
   * @throws Error with the server's reply
   */
  abstract send(mail: OutgoingMail, hold: () => Promise<void>): Promise<void>;

  /**
   * Resolves when mails would be accepted, as far as can be told without one.
   * @throws Error with the server's reply, or why it cannot be reached
   */
  abstract check(): Promise<void>;
}
