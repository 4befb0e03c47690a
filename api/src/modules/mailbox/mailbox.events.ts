import type { FileType, ThreadFileProblem } from '@imisozi/core/thread-files';
import { defineEvent } from '../../platform/domain-events/domain-event.js';

/** A file that came with a mail: what it holds, or why it stays in the mailbox. */
export type ArrivedFile = {
  /** Safe to save a file under it. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
} & ({ readonly type: FileType; readonly content: Buffer } | { readonly problem: ThreadFileProblem });

/** A mail that somebody has sent to the company. */
export interface MailArrived {
  /** Tells it from all others, however often the mailbox is read. */
  readonly mark: string;
  /** Its `Message-ID`, for the headers of an answer; null without one. */
  readonly messageId: string | null;
  /** The id of our mail that it answers; null if it answers none. */
  readonly answers: string | null;
  readonly from: { readonly names: string; readonly email: string };
  readonly subject: string;
  /** What was written, without the mail that it quotes. */
  readonly text: string;
  readonly files: readonly ArrivedFile[];
  /** A program has sent it: an out-of-office note, a newsletter. */
  readonly isAutomatic: boolean;
  readonly at: Date;
}

export const MAIL_ARRIVED = defineEvent<MailArrived>('mail.arrived');

/** A mail that the office has written in its own mail program: it was found among the sent ones. */
export interface MailWritten extends Pick<
  MailArrived,
  'mark' | 'messageId' | 'answers' | 'subject' | 'text' | 'files'
> {
  /** The marks of the mails that it answers, the nearest first. */
  readonly answeredMarks: readonly string[];
  /** Everybody to whom it was sent. */
  readonly recipients: readonly string[];
  /** Of the sender. */
  readonly names: string;
  /** When it was sent. */
  readonly at: Date;
}

export const MAIL_WRITTEN = defineEvent<MailWritten>('mail.written');

/** A mail of ours has come back: nobody reads the address. */
export interface MailBounced {
  readonly mark: string;
  /** Our mail. */
  readonly mailId: string;
  readonly address: string;
  /** In the words of the server that refused it. */
  readonly reason: string;
  readonly at: Date;
}

export const MAIL_BOUNCED = defineEvent<MailBounced>('mail.bounced');
