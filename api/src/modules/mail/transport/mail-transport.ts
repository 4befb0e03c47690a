import type { SendMailOptions } from 'nodemailer';

/** A complete mail, in the terms of nodemailer. */
export interface OutgoingMail extends SendMailOptions {
  /** Id of the record; names the file of the embedded adapter. */
  readonly id: string;
  /** When it was queued. */
  readonly date: Date;
}

/** The port for sending mails: SMTP, or a folder of files where no server is configured. */
export abstract class MailTransport {
  /**
   * Resolves when the mail has been accepted.
   * @param hold called right before the mail is handed over; if it throws, the mail is not sent
   * @throws Error with the server's reply
   */
  abstract send(mail: OutgoingMail, hold: () => Promise<void>): Promise<void>;

  /**
   * Resolves if the server would accept mails, as far as can be told without sending one.
   * @throws Error with the server's reply, or why it cannot be reached
   */
  abstract check(): Promise<void>;

  /** Removes what is kept of mails that were sent, by the ids of their records; a server keeps nothing. */
  async forget(_ids: readonly string[]): Promise<void> {}
}
